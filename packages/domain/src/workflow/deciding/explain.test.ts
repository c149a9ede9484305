import { describe, expect, test } from 'vitest'
import { explain, notYet } from './explain.ts'
import { actsOf } from '../roles/roles.ts'
import { Status } from '../../transactions/status.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import { BUSINESS, customer, decisionFacts, officer } from '../../testing/decision-facts.ts'

const now = new Date('2026-11-20T02:00:00Z')
const evaluator = officer(11, actsOf('EVA'))
const reviewer = officer(12, actsOf('REV'))
const cashier = officer(15, actsOf('CSH'))

describe('why an act is not offered', () => {
  test('an act that is offered needs no reason', () => {
    expect(
      explain('issue-order-of-payment', decisionFacts({ status: Status.forOrderOfPayment }), cashier, now),
    ).toBeUndefined()
  })

  test('it names the officer and the step before', () => {
    expect(explain('recommend-approval', decisionFacts({ status: Status.forOrderOfPayment }), cashier, now)).toBe(
      'For the recommending officer, after the payment is validated.',
    )
  })

  test("a cashier's own act opens after the payment", () => {
    expect(explain('validate-payment', decisionFacts({ status: Status.forPayment }), cashier, now)).toBe(
      'Opens after the payment is made.',
    )
  })

  test('the condition that is missing is named', () => {
    const open = decisionFacts({
      status: Status.lockedForEvaluation,
      lock_holder_id: 11,
      filing: { undecided_documents: 3 },
    })
    expect(explain('endorse-for-review', open, evaluator, now)).toBe('3 documents are neither accepted nor returned.')
  })

  test('a person who evaluated it is told why another one must review it', () => {
    const known = decisionFacts({ status: Status.forReview, participants: { evaluators: [12] } })
    expect(explain('endorse-for-payment', known, reviewer, now)).toBe(
      'You evaluated this transaction: another person must act as the reviewer.',
    )
  })

  test('a member without the right is told whom to ask', () => {
    const clerk = customer(8, { is_owner: false, rights: ['prepare'] })
    expect(explain('submit', decisionFacts(), clerk, now)).toBe(
      'For an owner of the business, or a user with the right to submit.',
    )
  })

  test("the business hears nothing of the agency's desks", () => {
    const waiting = decisionFacts({ status: Status.forReview })
    expect(explain('propose-disapproval', waiting, customer(), now)).toBe('For the agency.')
    expect(explain('submit', waiting, customer(8, { business_id: BUSINESS + 1 }), now)).toMatch(
      'You are not a user of this business',
    )
  })

  test('an act of another kind of transaction says so', () => {
    expect(explain('endorse-for-loa', decisionFacts({ status: Status.forReview }), reviewer, now)).toBe(
      'This action does not apply to this type of transaction.',
    )
  })
})

describe('the list of what is not open yet', () => {
  test('an evaluator sees what keeps the own acts shut, then who comes next', () => {
    const open = decisionFacts({
      status: Status.lockedForEvaluation,
      lock_holder_id: 11,
      processor_id: 11,
      filing: { undecided_documents: 2 },
    })
    expect(notYet(open, evaluator, now).map(({ label, why }) => `${label}: ${why}`)).toEqual([
      'Return to client: No document is marked as deficient, and no answer or line is marked for the client.',
      'Endorse for review: 2 documents are neither accepted nor returned.',
      'Endorse for payment: For the reviewer, after the evaluator endorses it.',
      'Issue order of payment: For the cashier, after the reviewer endorses it.',
    ])
  })

  test('where fees are paid already, payment is not announced', () => {
    const paid = decisionFacts({ status: Status.forReview, payment: { assessed_centavos: 1, paid_centavos: 1 } })
    expect(notYet(paid, reviewer, now).map(({ action }) => action)).toEqual(['recommend-approval', 'approve'])
  })

  test('of a type without a fee no act of payment is announced, however far ahead', () => {
    const free = decisionFacts({
      type: TransactionType.officers,
      status: Status.lockedForEvaluation,
      lock_holder_id: 11,
      processor_id: 11,
      filing: { undecided_documents: 2 },
      payment: { assessed_centavos: 0 },
    })
    const announced = notYet(free, evaluator, now).map(({ action }) => action)
    expect(announced.slice(-2)).toEqual(['endorse-without-payment', 'recommend-approval'])
    const unknown = notYet({ ...free, payment: undefined }, evaluator, now).map(({ action }) => action)
    expect(unknown).toContain('endorse-for-payment')
  })

  test('the business reads only of its own acts', () => {
    const draft = decisionFacts({ filing: { missing_requirements: 1 } })
    expect(notYet(draft, customer(), now).map(({ action, why }) => `${action}: ${why}`)).toEqual([
      'submit: 1 required document is missing.',
      'upload-proof-post-over-the-counter-payment: Opens after the order of payment is issued.',
    ])
  })

  test('nothing is announced for a transaction that has ended', () => {
    expect(notYet(decisionFacts({ status: Status.accredited }), cashier, now)).toEqual([])
  })
})
