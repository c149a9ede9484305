import { describe, expect, test } from 'vitest'
import { answersUnder, isAnsweredOtherwise, isOpenedBy } from './returned-answer.ts'

const bundles = {
  scope: { label: 'Scope', of: ['domestic', 'international', 'nvocc', 'paid_up_capital'] },
}

describe('what comes back to the client opens', () => {
  test.each([
    ['tin', 'tin', true],
    ['tin', 'tin_suffix', false],
    ['officers', 'officers.k1.name', true],
    ['officers.k1', 'officers.k1.name', true],
    ['officers.k1', 'officers.k12.name', false],
    ['officers.k1.name', 'officers.k1', false],
    ['scope', 'nvocc', true],
    ['scope', 'paid_up_capital', true],
    ['scope', 'name', false],
    ['paid_up_capital', 'nvocc', false],
  ])('%s returned, %s open: %s', (code, path, open) => {
    expect(isOpenedBy(code, path, bundles)).toBe(open)
  })
})

test('a scope is every flag and the capital that goes with it', () => {
  expect(answersUnder('scope', bundles)).toEqual(['domestic', 'international', 'nvocc', 'paid_up_capital'])
  expect(answersUnder('tin', bundles)).toEqual(['tin'])
})

test('a scope is answered otherwise by a flag or its capital, by nothing else', () => {
  const filed = { domestic: 1, international: 0, nvocc: 0, paid_up_capital: '1000000.00', name: 'Kalayaan' }
  expect(isAnsweredOtherwise('scope', filed, { ...filed, nvocc: 1 }, bundles)).toBe(true)
  expect(isAnsweredOtherwise('scope', filed, { ...filed, paid_up_capital: '5000000.00' }, bundles)).toBe(true)
  expect(isAnsweredOtherwise('scope', filed, { ...filed, name: 'Kalayaan Lines' }, bundles)).toBe(false)
})
