import { describe, expect, test } from 'vitest'
import { assertsSecondFactor, claimedNames, receive, type Arrival, type KnownAccount } from './sign-on.ts'

const EMAIL = 'ana@forwarder.example'
const customer: KnownAccount = { audience: 'customer', is_open: true, is_email_verified: true, email: EMAIL }
const staff: KnownAccount = { ...customer, audience: 'staff' }
const closed = { is_open: false }
const unproven = { is_email_verified: false }

const coming = (changes: Partial<Arrival>): Arrival => ({
  purpose: 'login',
  audience: 'customer',
  email: EMAIL,
  is_email_verified: true,
  linked: undefined,
  same_address: undefined,
  ...changes,
})

describe('somebody whose identity is linked', () => {
  test.each<[string, Partial<Arrival>, string]>([
    ['comes in', { linked: customer }, 'sign-in'],
    ['comes in whatever the provider says of the address', { linked: customer, ...unproven }, 'sign-in'],
    ['comes in at the staff audience as staff', { linked: staff, audience: 'staff' }, 'sign-in'],
    ['is refused with the wrong audience', { linked: staff }, 'refuse'],
    ['is refused at the staff audience as a customer', { linked: customer, audience: 'staff' }, 'refuse'],
    ['is refused once the account is closed', { linked: { ...customer, ...closed } }, 'refuse'],
    ['has an account already when signing up', { linked: customer, purpose: 'signup' }, 'already-exists'],
    [
      'waits for the mail until the address is proven',
      { linked: { ...customer, ...unproven }, ...unproven },
      'check-mail',
    ],
    ['proves the address by the provider', { linked: { ...customer, ...unproven } }, 'sign-in'],
    [
      'does not prove it by another address',
      { linked: { ...customer, ...unproven }, email: 'other@forwarder.example' },
      'check-mail',
    ],
  ])('%s', (_, arrival, reception) => expect(receive(coming(arrival))).toBe(reception))
})

describe('somebody whose identity is not linked', () => {
  test.each<[string, Partial<Arrival>, string]>([
    ['gets an account where the address has none', {}, 'make-account'],
    ['gets one by signing up as well', { purpose: 'signup' }, 'make-account'],
    ['is never made staff', { audience: 'staff' }, 'refuse'],
    ['is offered to link the account of the address', { same_address: customer }, 'offer-link'],
    ['is offered it as staff too', { same_address: staff, audience: 'staff' }, 'offer-link'],
    ['is told that it exists when signing up', { same_address: customer, purpose: 'signup' }, 'already-exists'],
    ['is refused with the wrong audience', { same_address: staff }, 'refuse'],
    ['is refused where the account is closed', { same_address: { ...customer, ...closed } }, 'refuse'],
    ['is mailed where the address is not proven', unproven, 'check-mail'],
    ['reads the same where that address has an account', { same_address: customer, ...unproven }, 'check-mail'],
    ['reads the same there when signing up', { same_address: customer, purpose: 'signup', ...unproven }, 'check-mail'],
    ['is refused as staff without a proven address', { same_address: staff, audience: 'staff', ...unproven }, 'refuse'],
  ])('%s', (_, arrival, reception) => expect(receive(coming(arrival))).toBe(reception))
})

test('a second factor is what the provider names as one', () => {
  expect(assertsSecondFactor(['pwd', 'otp'])).toBe(true)
  expect(assertsSecondFactor(['mfa'])).toBe(true)
  expect(assertsSecondFactor(['pwd'])).toBe(false)
  expect(assertsSecondFactor([])).toBe(false)
})

test.each([
  [
    { given_name: 'Liza Marie', family_name: 'Ocampo', name: 'x' },
    { first_name: 'Liza Marie', last_name: 'Ocampo' },
  ],
  [{ name: ' Liza Marie  Ocampo ' }, { first_name: 'Liza Marie', last_name: 'Ocampo' }],
  [{ name: 'Liza' }, { first_name: 'Liza', last_name: '' }],
  [{}, { first_name: '', last_name: '' }],
])('%j is %j', (claims, names) => expect(claimedNames(claims)).toEqual(names))
