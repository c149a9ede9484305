import { describe, expect, test } from 'vitest'
import { availableActions, decide } from './decide.ts'
import { Status } from '../../transactions/status.ts'
import { customer, decisionFacts, officer, portal } from '../../testing/decision-facts.ts'

const now = new Date('2026-11-20T02:00:00Z')
const evaluator = officer(11, ['lock-start-evaluation', 'return-to-client'])
const recommender = officer(13, ['recommend-approval'])
const cashier = officer(15, ['validate-payment', 'upload-proof-post-over-the-counter-payment'])
const received = { received_on: '2026-11-20', amount_received: '5030.00' }
const paid = decisionFacts({ status: Status.forPaymentValidation, payment: { waiting_for_validation: true } })

const validatePayment = (inputs = {}) => ({ action: 'validate-payment', inputs })

describe('validating a payment', () => {
  test('a cashier moves the transaction on to recommending approval', () => {
    expect(decide(validatePayment(received), paid, cashier, now)).toMatchObject({
      ok: true,
      as: 'CSH',
      after: { status: Status.forRecommendingApproval },
    })
  })

  test('a centavo less than ordered is not accepted', () => {
    const short = decide(validatePayment({ ...received, amount_received: '5029.99' }), paid, cashier, now)
    expect(short).toMatchObject({ because: 'invalid-input', errors: { amount_received: [expect.any(String)] } })
  })

  test('the cashier who posted it leaves it to another one', () => {
    const own = decisionFacts({ ...paid, payment: { ...paid.payment, posted_by: cashier.user_id } })
    expect(decide(validatePayment(received), own, cashier, now)).toMatchObject({ because: 'unmet' })
  })

  test('nobody validates twice, and is told where it is now and what is theirs to do', () => {
    const moved = decisionFacts({ status: Status.forRecommendingApproval })
    expect(decide(validatePayment(received), moved, cashier, now)).toMatchObject({
      because: 'wrong-status',
      message: expect.stringContaining('There is no action for you there.'),
    })
    expect(
      decide({ action: 'submit', inputs: {} }, decisionFacts({ status: Status.forEvaluation }), customer(), now),
    ).toMatchObject({
      message: expect.stringMatching(/It is now “[^”]+”\. Actions for you there: “[^”]+”/),
    })
  })

  test('the customer may not validate their own payment', () => {
    expect(decide(validatePayment(received), paid, customer(), now)).toMatchObject({ because: 'not-allowed' })
  })
})

describe('recommending and approving', () => {
  const forDecision = decisionFacts({ status: Status.forRecommendingApproval })
  const recommend = { action: 'recommend-approval', inputs: { memorandum_read: true } }

  test('the recommendation stays at 17 and remembers its author', () => {
    expect(decide(recommend, forDecision, recommender, now)).toMatchObject({
      ok: true,
      after: { status: 17, recommendation: 'approve', recommended_by: 13, participants: { recommenders: [13] } },
    })
  })

  test('a person who evaluated it once never recommends it', () => {
    const known = decisionFacts({ ...forDecision, participants: { evaluators: [13] } })
    expect(decide(recommend, known, recommender, now)).toMatchObject({ because: 'not-allowed' })
  })

  test('a reviewer does not recommend, though both desks may return it', () => {
    const reviewer = officer(12, ['return-for-revision', 'endorse-for-payment'])
    const back = { action: 'return-for-revision', inputs: { remarks: 'Wrong scope.' } }
    expect(decide(back, forDecision, reviewer, now)).toMatchObject({ because: 'not-allowed' })
    expect(decide(back, decisionFacts({ status: Status.forReview }), reviewer, now)).toMatchObject({
      ok: true,
      as: 'REV',
    })
  })

  test('an officer of the air side recommends nothing of the sea side', () => {
    const air = officer(13, ['recommend-approval'], { agency: 'cab' })
    expect(decide(recommend, forDecision, air, now)).toMatchObject({ because: 'not-allowed' })
  })

  test('an officer who is a user of the business keeps out of it', () => {
    const insider = officer(13, ['recommend-approval'], { memberships: customer().memberships })
    expect(decide(recommend, forDecision, insider, now)).toMatchObject({ because: 'not-allowed' })
  })
})

test('a draft with missing documents offers its owner to save and to delete it', () => {
  const draft = decisionFacts({ filing: { missing_requirements: 2 } })
  const offered = availableActions(draft, customer(), now).map(({ transition }) => transition.action)
  expect(offered).toEqual(['save-draft', 'delete-draft'])
})

test('an evaluator who picks a transaction holds its lock for a quarter of an hour', () => {
  const waiting = decisionFacts({ status: Status.forEvaluation })
  const start = decide({ action: 'lock-start-evaluation', inputs: {} }, waiting, evaluator, now)
  expect(start).toMatchObject({
    after: { lock_holder_id: 11, processor_id: 11, lease_ends_at: new Date('2026-11-20T02:15:00Z') },
  })
})

test('the portal alone takes the word of the payment provider', () => {
  const verified = decisionFacts({ status: Status.forPayment, payment: { gateway_verified: true } })
  expect(decide({ action: 'pay-online', inputs: {} }, verified, portal, now)).toMatchObject({ ok: true, as: 'SYS' })
  expect(decide({ action: 'pay-online', inputs: {} }, verified, customer(), now)).toMatchObject({
    because: 'not-allowed',
  })
})

describe('issuing a certificate', () => {
  const printer = officer(16, ['print-seal'])
  const questionsFor = (delivery: 'electronic' | 'pickup') =>
    availableActions(decisionFacts({ status: Status.forPrinting, release: { delivery } }), printer, now)
      .find(({ transition }) => transition.action === 'print-seal')
      ?.questions.map(({ name }) => name)

  test('the serial of the security paper is asked where the client wants it on paper', () => {
    expect(questionsFor('pickup')).toEqual(['security_paper_serial'])
    expect(questionsFor('electronic')).toEqual([])
  })
})
