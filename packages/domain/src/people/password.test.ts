import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { GENERATED_ALPHABET, generatedPassword, LONGEST_PASSWORD, passwordRefusal } from './password.ts'

const email = 'Maria.Reyes@company.ph'

describe('a password', () => {
  test.each([
    ['harbour moss 41 lantern', 'a few words'],
    ['x7-Q.m2_Vp+L9zRt', 'a generated one'],
    ['ñandú ñandú barko', 'letters beyond English'],
    ['k'.repeat(7) + ' is seven of them', 'a repeated letter among others'],
    ['abcdef and then some', 'a short run among others'],
  ])('%s is accepted: %s', (password) => {
    expect(passwordRefusal(password, email)).toBeUndefined()
  })

  test.each([
    ['short-14-chars', 'at least 15'],
    ['x7-Q.m2_Vp'.repeat(12) + 'abcdefghi', 'at most 128'],
    ['my maria.reyes key', 'e-mail'],
    ['MARIA.REYES-the-1st', 'e-mail'],
    ['the Lading portal!', 'name of the portal'],
    ['aaaaaaaaaaaaaaa', 'repeats'],
    ['abcabcabcabcabca', 'repeats'],
    ['Pier7Pier7Pier7Pier7', 'repeats'],
    ['123456789012345', 'running'],
    ['zyxwvutsrqponml', 'running'],
    ['qwertyuiopasdfgh', 'running'],
    ['abcdefgh12345678', 'running'],
    ['aaaaaaaabbbbbbbb', 'running'],
  ])('%s is refused: %s', (password, reason) => {
    expect(passwordRefusal(password, email)).toContain(reason)
  })

  test('counts characters, not bytes, and takes exactly 15 and exactly 128', () => {
    expect(passwordRefusal('x7-Q.m2_Vp+L9zR', email)).toBeUndefined()
    expect(passwordRefusal('x7-Q.m2_Vp+L9z', email)).toContain('at least 15')
    expect(
      passwordRefusal(`${'x7-Q.m2_Vp+L9'.repeat(9)}harbour moss`.slice(0, LONGEST_PASSWORD), email),
    ).toBeUndefined()
  })

  test('may hold a name of one or two letters', () => {
    expect(passwordRefusal('harbour moss lantern', 'mo@company.ph')).toBeUndefined()
  })

  test('generated has the length asked and only the specification’s characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.infiniteStream(fc.nat()), (length, numbers) => {
        const random = (below: number) => Number(numbers.next().value) % below
        expect(generatedPassword(length, random)).toMatch(new RegExp(`^[A-Za-z0-9_+.-]{${length}}$`))
      }),
    )
    expect(new Set(GENERATED_ALPHABET).size).toBe(66)
  })
})
