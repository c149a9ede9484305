import { expect, test } from 'vitest'
import { filledFromAccount } from './answers-from-account.ts'

const account = { first_name: 'Teresa', last_name: 'Peñaflor', email: 't@journey.example', mobile: '0917 555 0144' }

test('an account answers what nobody has answered, and nothing that is there already', () => {
  const answers = { email: 'office@journey.example', mobile: '', representative_name: '', representative_email: '' }
  expect(filledFromAccount(answers, account)).toEqual({
    email: 'office@journey.example',
    mobile: '0917 555 0144',
    representative_name: 'Teresa Peñaflor',
    representative_email: 't@journey.example',
  })
})
