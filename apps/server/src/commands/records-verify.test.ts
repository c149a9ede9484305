import { expect, test } from 'vitest'
import { tellInvariants } from './tell-invariants.ts'

const holds = { view: 'invariant_a', meaning: 'A number was given twice.', found: [] }

test('who runs the portal reads which invariants are broken, what that means, and where', () => {
  const broken = { view: 'invariant_b', meaning: 'A draft was paid.', found: ['7 was paid'] }
  expect(tellInvariants([holds, broken], false)).toEqual({
    lines: ['invariant_b: A draft was paid.', '  7 was paid', '1 of 2 invariants is broken.'],
    hold: false,
  })
})

test('where all hold one line says so', () => {
  expect(tellInvariants([holds, holds], true)).toEqual({ lines: ['The 2 invariants hold.'], hold: true })
})

test('of many rows the first twenty are told, and how many more there are', () => {
  const found = Array.from({ length: 25 }, (_, place) => `${place} was paid`)
  const { lines } = tellInvariants([{ ...holds, found }], false)
  expect(lines).toHaveLength(23)
  expect(lines).toContain('  and 5 more')
})

test('of a demonstration it is said why its first transactions break some', () => {
  const { lines, hold } = tellInvariants([{ ...holds, found: ['7 was paid'] }], true)
  expect({ last: lines.at(-1), hold }).toEqual({ last: expect.stringContaining('from the start'), hold: false })
})

test('a database that was never prepared is not called whole', () => {
  expect(tellInvariants([], false)).toMatchObject({
    hold: false,
    lines: [expect.stringContaining('Start the portal once')],
  })
})
