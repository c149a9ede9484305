import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  GENERATED_ALPHABET,
  generatedPassword,
  LONGEST_PASSWORD,
  passwordRefusal,
  SHORTEST_PASSWORD,
} from './password.ts'

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
    ['123456789012345', 'simple sequence'],
    ['zyxwvutsrqponml', 'simple sequence'],
    ['qwertyuiopasdfgh', 'simple sequence'],
    ['abcdefgh12345678', 'simple sequence'],
    ['aaaaaaaabbbbbbbb', 'simple sequence'],
    ['qwertyqwerty123456', 'simple sequence'],
    ['my mariareyes key', 'e-mail'],
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

  test('on a list of stolen ones is refused however it is spelled, and only where the list is at hand', () => {
    const isStolen = (password: string) => password === 'correcthorsebattery'
    expect(passwordRefusal('CorrectHorseBattery', email, isStolen)).toContain('stolen')
    expect(passwordRefusal('CorrectHorseBattery', email)).toBeUndefined()
  })

  test('leaves the mark of an address out of its name', () => {
    expect(passwordRefusal('the pier of juana!', 'juana+lading@company.ph')).toContain('e-mail')
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

describe('whatever is tried, a password is refused', () => {
  const lengths = fc.integer({ min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD })
  const around = (name: string) =>
    fc
      .tuple(fc.string({ minLength: SHORTEST_PASSWORD, maxLength: 60 }), fc.string({ maxLength: 20 }))
      .map(([before, after]) => before + name + after)

  test('when it repeats one piece over and over', () => {
    const repeated = fc
      .tuple(fc.string({ minLength: 1, maxLength: 7 }), lengths)
      .map(([piece, length]) => piece.repeat(length).slice(0, Math.max(length, 2 * piece.length)))
    fc.assert(fc.property(repeated, (password) => void expect(passwordRefusal(password, email)).toBeDefined()))
  })

  test('when it runs along the alphabet, the digits or the keyboard, from anywhere, either way', () => {
    const lines = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm']
    const running = fc
      .tuple(fc.constantFrom(...lines), fc.nat(25), lengths, fc.boolean())
      .map(([line, start, length, isBackwards]) => {
        const run = line.repeat(8).slice(start, start + length)
        return isBackwards ? Array.from(run).toReversed().join('') : run
      })
    fc.assert(fc.property(running, (password) => void expect(passwordRefusal(password, email)).toBeDefined()))
  })

  test('when it holds the name of the portal or of the address, in any spelling', () => {
    const named = fc.constantFrom('lading', 'LADING', 'Lading', 'maria.reyes', 'MARIA-REYES').chain(around)
    fc.assert(fc.property(named, (password) => void expect(passwordRefusal(password, email)).toBeDefined()))
  })

  test('when it is shorter than 15 characters or longer than 128', () => {
    const wrong = fc.oneof(fc.string({ maxLength: 14 }), fc.string({ minLength: 260, maxLength: 300 }))
    fc.assert(fc.property(wrong, (password) => void expect(passwordRefusal(password, email)).toBeDefined()))
  })
})
