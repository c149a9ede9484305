import { describe, expect, test } from 'vitest'
import { decide } from '../deciding/decide.ts'
import { Status } from '../../transactions/status.ts'
import { ask, at, now } from '../../testing/check-guards.ts'
import { decisionFacts, portal, type DecisionFacts } from '../../testing/decision-facts.ts'

describe('revision goes back to the stage that asked for it', () => {
  const held = (returned_from: Status, owed = 0) =>
    decisionFacts({
      status: Status.evaluationForRevision,
      lock_holder_id: 11,
      returned_from,
      recommendation: 'approve',
      recommended_by: 13,
      payment: { assessed_centavos: owed },
    })
  const back = (found: DecisionFacts) =>
    decide({ action: 'return-to-recommending-stage', inputs: { changes_made: 'The scope.' } }, found, at('EVA'), now)

  test('from decision the recommendation falls, from printing it stands', () => {
    expect(back(held(Status.forRecommendingApproval))).toMatchObject({ after: { recommendation: null } })
    expect(back(held(Status.forPrinting))).toMatchObject({ after: { recommendation: 'approve', recommended_by: 13 } })
  })

  test('what raises the fee goes through review and payment again, and is recommended anew', () => {
    const dearer = held(Status.forPrinting, 150_000)
    expect(back(dearer)).toMatchObject({ because: 'unmet' })
    const review = { action: 'resubmit-for-review', inputs: { changes_made: 'A branch more.' } }
    expect(decide(review, dearer, at('EVA'), now)).toMatchObject({ after: { status: 6, recommendation: null } })
  })

  test('a disapproval that is not concurred in goes back to where it was proposed', () => {
    const proposed = (from: Status) =>
      decisionFacts({ status: Status.forDisapproval, disapproval_proposed_by: 12, disapproval_proposed_from: from })
    const returned = (from: Status) =>
      decide({ action: 'do-not-concur', inputs: { remarks: 'Ask first.' } }, proposed(from), at('APP', 14), now)
    expect(returned(Status.lockedForEvaluation)).toMatchObject({ after: { returned_from: Status.forReview } })
    expect(returned(Status.forRecommendingApproval)).toMatchObject({ after: { returned_from: 17 } })
  })

  test('a person who proposed disapproval decides nothing about it', () => {
    const own = decisionFacts({ status: Status.forDisapproval, disapproval_proposed_by: 14 })
    expect(ask('confirm-disapproval', own, at('APP', 14))).toMatchObject({ guard: 'did-not-propose' })
  })
})

describe('what was approved and issued is corrected, and no longer refused', () => {
  const refusals = [
    { type: 1, who: 'REV', status: Status.forReview, action: 'propose-disapproval' },
    { type: 2, who: 'REC', status: Status.forRecommendingApproval, action: 'recommend-propose-disapproval' },
    { type: 16, who: 'REV', status: Status.forReview, action: 'reject-request' },
    { type: 17, who: 'APP', status: Status.forRecommendingApproval, action: 'reject-request' },
  ] as const

  test.each(refusals)('$action, type $type at $status', ({ type, who, status, action }) => {
    const asked = { action, inputs: { grounds: 'The address is wrong.' } }
    const found = (ever_approved: boolean) => decisionFacts({ type, status, ever_approved })
    expect(decide(asked, found(false), at(who), now)).toMatchObject({ ok: true })
    expect(decide(asked, found(true), at(who), now)).toMatchObject({ guard: 'never-approved' })
  })
})

test.each([
  { type: 3, action: 'apply-change-and-regenerate-certificate', changes_certificate: false, ok: true },
  { type: 10, action: 'apply-change-and-regenerate-certificate', changes_certificate: false, ok: false },
  { type: 10, action: 'apply-change-certificate-unaffected', changes_certificate: false, ok: true },
  { type: 10, action: 'apply-change-and-regenerate-certificate', changes_certificate: true, ok: true },
  { type: 5, action: 'apply-change-certificate-unaffected', changes_certificate: true, ok: true },
] as const)('type $type: $action is $ok', ({ type, action, changes_certificate, ok }) => {
  const approved = decisionFacts({ type, status: Status.approved, filing: { changes_certificate } })
  expect(ask(action, approved, portal).ok).toBe(ok)
})
