import { expect, test } from 'vitest'
import { formsThatHave, isAskedOf } from './asked-of-form.ts'

const askedOf = (form: string) => Object.keys(formsThatHave).filter((name) => isAskedOf(form, name))

test('a sole proprietor is not asked for capital stock, stockholders or a board', () => {
  expect(askedOf('sole-proprietorship')).toEqual([])
  expect(isAskedOf('sole-proprietorship', 'paid_up_capital')).toBe(true)
})

test('a corporation and a cooperative are asked for all of them, a partnership for no board', () => {
  const all = ['authorised_capital', 'subscribed_capital', 'par_value', 'stockholders', 'directors']
  expect(askedOf('corporation')).toEqual(all)
  expect(askedOf('cooperative')).toEqual(all)
  expect(askedOf('partnership')).toEqual(all.slice(0, -1))
})
