import { describe, expect, test } from 'vitest'
import { answersUnder, isAnsweredOtherwise, isOpenedBy, opensTraining } from './returned-answer.ts'

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
    expect(isOpenedBy(code, path)).toBe(open)
  })
})

test('a scope is every flag and the capital that goes with it', () => {
  expect(answersUnder('scope')).toEqual(['domestic', 'international', 'nvocc', 'paid_up_capital'])
  expect(answersUnder('tin')).toEqual(['tin'])
})

test('hours and positions of officers ask for the training again, a name does not', () => {
  const codes = ['officers', 'officers.k1', 'officers.k1.training_hours', 'officers.k1.name', 'branches.k1', 'tin']
  expect(codes.filter(opensTraining)).toEqual(['officers', 'officers.k1', 'officers.k1.training_hours'])
})

test('a scope is answered otherwise by a flag or its capital, by nothing else', () => {
  const filed = { domestic: 1, international: 0, nvocc: 0, paid_up_capital: '1000000.00', name: 'Kalayaan' }
  expect(isAnsweredOtherwise('scope', filed, { ...filed, nvocc: 1 })).toBe(true)
  expect(isAnsweredOtherwise('scope', filed, { ...filed, paid_up_capital: '5000000.00' })).toBe(true)
  expect(isAnsweredOtherwise('scope', filed, { ...filed, name: 'Kalayaan Lines' })).toBe(false)
})
