import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import { inputErrors, questionsOf } from './input-errors.ts'
import type { Inputs } from '../transition/inputs.ts'
import type { Ask } from '../transition/transition.ts'
import type { Who } from '../who.ts'

const errorsOf = (inputs: readonly Ask[], given: Inputs, as: Who = 'EVA') =>
  inputErrors(questionsOf({ inputs }, as), given)

describe('a required question', () => {
  test.each(['', '   ', null, undefined])('is not answered by %j', (reason) => {
    expect(errorsOf(['reason'], { reason })).toEqual({ reason: ['Enter the reason.'] })
  })

  test('names the field in words where its label makes no sentence', () => {
    expect(errorsOf(['received_on'], {})).toEqual({ received_on: ['Enter the date the payment was received.'] })
  })

  test('may be left out where it is optional', () => {
    expect(errorsOf(['reason?'], {})).toEqual({})
  })

  test('says what to do by its kind', () => {
    expect(errorsOf(['proof_of_payment', 'old_certificate', 'memorandum_read'], {})).toEqual({
      proof_of_payment: ['Attach the proof of payment.'],
      old_certificate: ['Choose whether the old certificate was surrendered, or an affidavit of loss was given.'],
      memorandum_read: ['Tick this to continue.'],
    })
  })
})

describe('an answer of the wrong kind is refused, an answer of the right kind is taken', () => {
  test.each([
    { name: 'claimant_name', right: 'a'.repeat(255), wrong: 'a'.repeat(256) },
    { name: 'remarks', right: 'a'.repeat(5000), wrong: 'a'.repeat(5001) },
    { name: 'grounds', right: 'Sen\u0303or Peña: §\u00a04', wrong: '漢字' },
    { name: 'remarks', right: '漢字', wrong: 7 },
    { name: 'paid_on', right: '2028-02-29', wrong: '2027-02-29' },
    { name: 'paid_on', right: '2026-11-20', wrong: '20/11/2026' },
    { name: 'hearing_at', right: '14:30', wrong: '24:00' },
    { name: 'amount_paid', right: '6530.00', wrong: '0.00' },
    { name: 'amount_paid', right: '1', wrong: '-1.00' },
    { name: 'amount_paid', right: '0.01', wrong: '1.005' },
    { name: 'term_years', right: 5, wrong: 2.5 },
    { name: 'old_certificate', right: 'lost', wrong: 'burnt' },
    { name: 'proof_of_payment', right: 'a-file', wrong: 7 },
    { name: 'newspaper_copies', right: ['one', 'two', 'three'], wrong: ['one', 2] },
    { name: 'newspaper_copies', right: ['one'], wrong: ['x'.repeat(256)] },
    { name: 'evaluator_id', right: 11, wrong: '11' },
    { name: 'queue_group_id', right: 1, wrong: -1 },
    { name: 'memorandum_read', right: true, wrong: 'yes' },
  ] as const)('$name', ({ name, right, wrong }) => {
    expect(errorsOf([name], { [name]: right })).toEqual({})
    expect(Object.keys(errorsOf([name], { [name]: wrong }))).toEqual([name])
  })

  test('no answer whatever makes the check itself fail', () => {
    const names = ['remarks', 'paid_on', 'hearing_at', 'amount_paid', 'proof_of_payment', 'newspaper_copies'] as const
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, answer) => {
        const fault = errorsOf([name], { [name]: answer })[name]
        expect(fault === undefined || ensure(fault[0]).endsWith('.')).toBe(true)
      }),
    )
  })
})

describe('questions that belong together', () => {
  test('routing needs an evaluator or a queue group', () => {
    const route = ['evaluator_id?', 'queue_group_id?'] as const
    expect(errorsOf(route, {}, 'QM')).toEqual({ evaluator_id: ['Choose an evaluator or a queue group.'] })
    expect(errorsOf(route, { queue_group_id: 3 }, 'QM')).toEqual({})
  })

  test('a reassignment needs a reason', () => {
    const release = ['evaluator_id?', 'reason?'] as const
    expect(errorsOf(release, { evaluator_id: 12 }, 'QM')).toEqual({ reason: ['Say why it is reassigned.'] })
    expect(errorsOf(release, {}, 'QM')).toEqual({})
  })

  test('a question for one desk is not put to another', () => {
    const inputs = ['reason', { input: 'evaluator_id', of: ['QM'] }] as const
    expect(questionsOf({ inputs }, 'EVA').map(({ name }) => name)).toEqual(['reason'])
    expect(questionsOf({ inputs }, 'QM').map(({ name }) => name)).toEqual(['reason', 'evaluator_id'])
  })
})
