import { stepAt } from '@lading/domain/people/signing-in/second-factor'
import { expect, test } from 'vitest'
import { codeAt, keyAddress, newKey } from './one-time-code.ts'

// The key of RFC 6238, appendix B: the bytes of "12345678901234567890".
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is that of the standard', (seconds, code) => {
  expect(codeAt(KEY, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a key is long, and no other', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('the address names the portal and the account', () => {
  expect(keyAddress(KEY, 'ana+x@agency.example')).toBe(
    `otpauth://totp/Lading:ana%2Bx%40agency.example?secret=${KEY}&issuer=Lading`,
  )
})
