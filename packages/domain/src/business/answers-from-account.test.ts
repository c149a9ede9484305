import { expect, test } from 'vitest'
import { answersFromAccount, filledFromAccount } from './answers-from-account.ts'

const account = {
  first_name: 'Teresa',
  last_name: 'Peñaflor',
  email: 't@journey.example',
  mobile: '0917 555 0144',
  is_owner: true,
}

test('an account answers what nobody has answered, and nothing that is there already', () => {
  const known = { form: 'corporation', email: 'office@journey.example' }
  const answers = { ...known, mobile: '', representative_name: '', representative_email: '' }
  expect(filledFromAccount(answers, account)).toEqual({
    ...known,
    mobile: '0917 555 0144',
    representative_name: 'Teresa Peñaflor',
    representative_email: 't@journey.example',
  })
})

test('the owner of a sole proprietorship represents it as such; of another form the office is asked', () => {
  const position = (form: string, is_owner = true) =>
    answersFromAccount({ ...account, is_owner }, form).representative_position
  expect(position('sole-proprietorship')).toBe('Owner')
  expect(position('corporation')).toBe('')
  expect(position('sole-proprietorship', false)).toBe('')
})

test('an employee’s own address and number are not taken for those of the business', () => {
  const filled = answersFromAccount({ ...account, is_owner: false }, 'corporation')
  expect(filled).toMatchObject({ email: '', mobile: '', representative_email: 't@journey.example' })
})
