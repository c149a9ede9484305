import { expect, test } from 'vitest'
import { formsThatHave, isAskedOf } from './asked-of-form.ts'

const askedOf = (form: string) => Object.keys(formsThatHave).filter((name) => isAskedOf(form, name))

test('a sole proprietor is not asked for capital stock, stockholders or a board', () => {
  expect(askedOf('sole-proprietorship')).toEqual([])
  expect(isAskedOf('sole-proprietorship', 'paid_up_capital')).toBe(true)
})

test('a corporation and a cooperative are asked for all of them, a partnership for its partners and no shares', () => {
  const all = Object.keys(formsThatHave)
  expect(askedOf('corporation')).toEqual(all)
  expect(askedOf('cooperative')).toEqual(all)
  expect(askedOf('partnership')).toEqual(['stockholders'])
})
