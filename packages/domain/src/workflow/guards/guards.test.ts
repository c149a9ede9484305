import { describe, expect, test } from 'vitest'
import type { ActionKey } from '../actions/actions.ts'
import { decide, checkGuards } from '../deciding/decide.ts'
import type { DecisionFacts } from '../decision-facts.ts'
import { actsOf } from '../roles/roles.ts'
import { Status } from '../../transactions/status.ts'
import { customer, decisionFacts, officer, portal } from '../../testing/decision-facts.ts'
import type { Desk } from '../who.ts'

const now = new Date('2026-11-20T02:00:00Z')
const at = (desk: Desk, user_id = 11) => officer(user_id, actsOf(desk))
const ask = (action: ActionKey, found: DecisionFacts, person = customer()) => checkGuards(action, found, person, now)

describe('a waiver of arrears', () => {
  const owing = { overdue_reports: 1, unpaid_penalties: 1 }
  const renewal = (filing: Partial<DecisionFacts['filing']>, type: 1 | 2 = 2) =>
    decisionFacts({ status: Status.draft, type, filing })

  test.each([
    { why: 'is asked for by who is in arrears', found: renewal(owing), ok: true },
    { why: 'is not asked for twice', found: renewal({ ...owing, waiver_asked: true }), ok: false },
    { why: 'is not asked for by who owes nothing', found: renewal({}), ok: false },
    { why: 'is asked for in a renewal alone', found: renewal(owing, 1), ok: false },
  ])('$why', ({ found, ok }) => {
    expect(ask('ask-for-waiver', found).ok).toBe(ok)
  })

  test('is given or declined by the approving officer, once it is asked for', () => {
    for (const action of ['waive-arrears', 'decline-waiver'] as const) {
      expect(ask(action, renewal({ ...owing, waiver_asked: true }), at('APP')).ok).toBe(true)
      expect(ask(action, renewal({ ...owing, waiver_asked: true }), at('EVA')).ok).toBe(false)
      expect(ask(action, renewal(owing), at('APP'))).toMatchObject({ guard: 'waiver-asked' })
    }
  })
})

describe('opening an application', () => {
  const opening = (facts: Partial<DecisionFacts['opening']>, type: 1 | 2 = 1) =>
    decisionFacts({ status: null, type, opening: facts })

  test.each([
    { why: 'a verified owner opens one', found: opening({}), ok: true },
    { why: 'not before the e-mail is verified', found: opening({ email_verified: false }), ok: false },
    { why: 'not with an unfinished profile', found: opening({ business_profile_complete: false }), ok: false },
    { why: 'not beside another one', found: opening({ application_open: true }), ok: false },
    { why: 'not while accredited', found: opening({ holds_accreditation: true }), ok: false },
    { why: 'not on the last day of the bar', found: opening({ barred_until: '2026-11-20' }), ok: false },
    { why: 'but on the day after it', found: opening({ barred_until: '2026-11-19' }), ok: true },
    { why: 'a renewal while accredited', found: opening({ holds_accreditation: true }, 2), ok: true },
    { why: 'no renewal where nothing is held', found: opening({ renewed: null }, 2), ok: false },
  ])('$why', ({ found, ok }) => {
    expect(ask('create', found).ok).toBe(ok)
  })

  test('nobody asks for NVOCC by air', () => {
    const air = decisionFacts({ status: null, agency: 'cab', filing: { scopes: ['nvocc'] } })
    expect(ask('create', air)).toMatchObject({ guard: 'no-nvocc-by-air' })
  })
})

describe('submitting', () => {
  const filing = (facts: Partial<DecisionFacts['filing']>, type: 1 | 2 = 1) => decisionFacts({ type, filing: facts })

  test.each([
    { why: 'everything in order', found: filing({}), guard: undefined },
    {
      why: 'the fourth document missing, after three that are named',
      found: filing({ missing_requirements: 4, missing_names: ['Permit', 'Lease', 'Sketch', 'Articles'] }),
      guard: 'every-requirement-uploaded',
    },
    { why: 'a document missing', found: filing({ missing_requirements: 1 }), guard: 'every-requirement-uploaded' },
    { why: 'no declaration', found: filing({ declaration_accepted: false }), guard: 'declaration-accepted' },
    { why: 'no scope', found: filing({ scopes: [] }), guard: 'a-scope-is-chosen' },
    { why: 'no capital entered', found: filing({ paid_up_capital_centavos: null }), guard: 'capital-reaches-minimum' },
    {
      why: 'a centavo too little',
      found: filing({ paid_up_capital_centavos: 299_999_999 }),
      guard: 'capital-reaches-minimum',
    },
    { why: 'an overdue report in a renewal', found: filing({ overdue_reports: 1 }, 2), guard: 'no-arrears' },
    { why: 'an unpaid penalty in a renewal', found: filing({ unpaid_penalties: 2 }, 2), guard: 'no-arrears' },
  ])('$why', ({ found, guard }) => {
    const open = ask('submit', found)
    expect(open.ok ? undefined : open.guard).toBe(guard)
  })

  test('documents may follow only where each missing one may', () => {
    const missing = (may: number) => filing({ missing_requirements: 2, missing_that_may_follow: may })
    expect(ask('submit-with-documents-to-follow', missing(2)).ok).toBe(true)
    expect(ask('submit-with-documents-to-follow', missing(1)).ok).toBe(false)
    expect(ask('submit-with-documents-to-follow', filing({})).ok).toBe(false)
  })

  describe('again after a return', () => {
    const returned = (facts: Partial<DecisionFacts['filing']>) =>
      decisionFacts({ status: Status.forClientAction, filing: facts })
    const low = { paid_up_capital_centavos: 299_999_999 }

    test.each([
      { why: 'everything answered', found: returned({}), guard: undefined },
      { why: 'an answer owed', found: returned({ unanswered_returns: 1 }), guard: 'every-return-answered' },
      { why: 'every scope given up', found: returned({ scopes: [] }), guard: 'a-scope-is-chosen' },
      {
        why: 'a document the new scope asks',
        found: returned({ missing_requirements: 1 }),
        guard: 'every-requirement-uploaded',
      },
      {
        why: 'too little capital for the new scope',
        found: returned({ ...low, capital_changed: true }),
        guard: 'capital-reaches-minimum-if-changed',
      },
      { why: 'a minimum raised since the filing, the capital as it was filed', found: returned(low), guard: undefined },
    ])('$why', ({ found, guard }) => {
      const open = ask('resubmit', found)
      expect(open.ok ? undefined : open.guard).toBe(guard)
    })
  })

  test('a draft is deleted by its author or an owner, by nobody else', () => {
    const clerk = customer(8, { is_owner: false, rights: ['prepare', 'submit'] })
    expect(ask('delete-draft', decisionFacts({ author_id: 8 }), clerk).ok).toBe(true)
    expect(ask('delete-draft', decisionFacts({ author_id: 9 }), clerk).ok).toBe(false)
    expect(ask('delete-draft', decisionFacts({ author_id: 9 })).ok).toBe(true)
  })
})

describe('locks', () => {
  const leased = (until: string) =>
    decisionFacts({
      status: Status.lockedForEvaluation,
      processor_id: 12,
      lock_holder_id: 12,
      lease_ends_at: new Date(until),
    })

  test('an evaluator takes over only when the lease has run out', () => {
    expect(ask('take-over', leased('2026-11-20T02:00:01Z'), at('EVA')).ok).toBe(false)
    expect(ask('take-over', leased('2026-11-20T02:00:00Z'), at('EVA')).ok).toBe(true)
  })

  test('a queue manager moves it at once, to an evaluator', () => {
    const order = { action: 'take-over', inputs: { reason: 'On leave.', evaluator_id: 14 } }
    expect(decide(order, leased('2026-11-20T03:00:00Z'), at('QM'), now)).toMatchObject({
      ok: true,
      as: 'QM',
      after: { lock_holder_id: 14, processor_id: 14, participants: { evaluators: [] } },
    })
  })

  test('what is assigned to another one is not picked', () => {
    const assigned = decisionFacts({ status: Status.forEvaluation, processor_id: 12 })
    expect(ask('lock-start-evaluation', assigned, at('EVA')).ok).toBe(false)
  })

  test('routed to a queue group, it leaves the desk of the evaluator it lay on', () => {
    const assigned = decisionFacts({ status: Status.forEvaluation, processor_id: 12 })
    const route = (inputs: object) => decide({ action: 'route-assign', inputs }, assigned, at('QM'), now)
    expect(route({ queue_group_id: 3 })).toMatchObject({ after: { processor_id: null } })
    expect(route({ evaluator_id: 14, queue_group_id: 3 })).toMatchObject({ after: { processor_id: 14 } })
  })

  test('without self-pick the queue manager assigns first', () => {
    const waiting = decisionFacts({ status: Status.forEvaluation, settings: { self_pick_allowed: false } })
    expect(ask('lock-start-evaluation', waiting, at('EVA')).ok).toBe(false)
  })

  test('a released lock goes back to where it came from', () => {
    const again = decisionFacts({ status: Status.lockedForEvaluation, lock_holder_id: 11, resubmissions: 1 })
    expect(ask('release-lock', again, at('EVA')).ok).toBe(false)
    expect(ask('release-lock-resubmitted', again, at('EVA')).ok).toBe(true)
  })
})

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

describe('the air side', () => {
  const review = (facts: Partial<DecisionFacts['hearing']>) =>
    decisionFacts({ agency: 'cab', status: Status.forReview, hearing: facts })
  const open = (found: DecisionFacts) =>
    (
      ['endorse-for-loa', 'endorse-to-hearing-filed-not-heard', 'endorse-to-assessment-filed-and-heard'] as const
    ).filter((action) => ask(action, found, at('REV')).ok)

  test('review always leads to exactly one next stage', () => {
    expect(open(review({}))).toEqual(['endorse-for-loa'])
    expect(open(review({ filing_fee_validated: true }))).toEqual(['endorse-to-hearing-filed-not-heard'])
    expect(open(review({ filing_fee_validated: true, heard: true }))).toEqual(['endorse-to-assessment-filed-and-heard'])
  })

  test('the fourth reset of a hearing is refused', () => {
    const reset = (resets: number) => decisionFacts({ agency: 'cab', status: Status.forHearing, hearing: { resets } })
    expect(ask('reset-hearing', reset(2), at('LEG')).ok).toBe(true)
    expect(ask('reset-hearing', reset(3), at('LEG')).ok).toBe(false)
  })

  test('an approval names the resolution of the Board', () => {
    const recommended = decisionFacts({ agency: 'cab', status: 17, recommendation: 'approve', recommended_by: 13 })
    const bare = decide({ action: 'approve-board-action-recorded', inputs: {} }, recommended, at('APP', 14), now)
    expect(bare).toMatchObject({
      because: 'invalid-input',
      errors: { board_resolution_number: expect.any(Array), term_years: expect.any(Array) },
    })
  })
})

describe('changes, reports and cases', () => {
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

  test('a report that is due cannot be deleted, one made by hand can', () => {
    const due = (is_obligation: boolean) => decisionFacts({ type: 14, filing: { is_obligation } })
    expect(ask('delete-draft', due(true)).ok).toBe(false)
    expect(ask('delete-draft', due(false)).ok).toBe(true)
  })

  test('a main case follows a preventive suspension', () => {
    const order = (status: Status, suspended_by_preventive_order: boolean) =>
      decisionFacts({ type: 18, status: 31, standing: { accreditation_status: status, suspended_by_preventive_order } })
    expect(ask('approve-suspension', order(Status.accredited, false), at('APP')).ok).toBe(true)
    expect(ask('approve-suspension', order(Status.suspended, true), at('APP')).ok).toBe(true)
    expect(ask('approve-suspension', order(Status.suspended, false), at('APP')).ok).toBe(false)
    expect(ask('approve-suspension', order(Status.expired, false), at('APP')).ok).toBe(false)
  })

  test('the hearing officer who worked on a case does not decide it', () => {
    const own = decisionFacts({ type: 19, status: 32, participants: { evaluators: [11] } })
    expect(ask('approve-revocation', own, at('APP', 11))).toMatchObject({ because: 'not-allowed' })
  })
})

describe('time', () => {
  const unpaid = (due: string, payment = {}) =>
    decisionFacts({ status: Status.forPayment, deadlines: { client_due_at: new Date(due) }, payment })

  test('an order of payment ends the application only when its time is over and nothing is on its way', () => {
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:01Z'), portal).ok).toBe(false)
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:00Z'), portal).ok).toBe(true)
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:00Z', { checkout_open: true }), portal).ok).toBe(
      false,
    )
  })

  const accredited = (expiry_on: string, standing = {}) =>
    decisionFacts({
      subject: 'accreditation',
      type: null,
      status: Status.accredited,
      standing: { expiry_on, ...standing },
    })

  test.each([
    { instant: '2026-11-20T15:59:59Z', ok: false, why: 'valid to the last second of its last day in Manila' },
    { instant: '2026-11-20T16:00:00Z', ok: true, why: 'expired with the next day in Manila' },
  ])('$why', ({ instant, ok }) => {
    expect(checkGuards('expire', accredited('2026-11-20'), portal, new Date(instant)).ok).toBe(ok)
  })

  test('one that was renewed is superseded instead, and nobody is told that it expired', () => {
    const renewed = accredited('2026-11-19', { successor_accredited: true })
    expect(ask('expire', renewed, portal).ok).toBe(false)
    expect(ask('superseded', renewed, portal)).toMatchObject({ transition: { unannounced: true } })
  })

  test('nothing is written off while its renewal is being decided', () => {
    const late = (renewal_pending: boolean) =>
      decisionFacts({
        subject: 'accreditation',
        type: null,
        status: Status.expired,
        standing: { late_renewal_until: '2026-11-19', renewal_pending },
      })
    expect(ask('written-off', late(true), portal).ok).toBe(false)
    expect(ask('written-off', late(false), portal).ok).toBe(true)
  })
})
