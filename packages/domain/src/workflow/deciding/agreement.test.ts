import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionKeys } from '../actions/actions.ts'
import { availableActions, decide } from './decide.ts'
import { everyAnswer } from '../../testing/every-answer.ts'
import { explain, notYet } from './explain.ts'
import { inputErrors, questionsOf } from './input-errors.ts'
import { actsOf } from '../roles/roles.ts'
import { Status, statuses } from '../../transactions/status.ts'
import { customer, decisionFacts, officer, portal, type DecisionFacts } from '../../testing/decision-facts.ts'
import { transactionTypes } from '../../transactions/transaction-type.ts'
import { transitions } from '../flows/transitions.ts'
import { isDesk, whoCodes } from '../who.ts'
import { everyMove, nearMove, now, offeredAt, type Situation } from '../../testing/near-moves.ts'
import { agencies } from '../../transactions/agency.ts'

const earlier = new Date('2026-11-19T02:00:00Z')
const later = new Date('2026-11-21T02:00:00Z')
const anyone = fc.constantFrom(
  ...whoCodes.filter(isDesk).map((desk, index) => officer(11 + index, actsOf(desk))),
  customer(),
  customer(8, { is_owner: false, rights: ['prepare'] }),
  customer(9, { business_id: 2 }),
  portal,
)
const person = fc.constantFrom(null, 11, 12, 13, 14, 15)
const moment = fc.constantFrom(null, earlier, later)

/** Any transaction there could be, with facts for and against each act. */
const anyFacts: fc.Arbitrary<DecisionFacts> = fc
  .record({
    type: fc.constantFrom(...transactionTypes),
    agency: fc.constantFrom(...agencies),
    status: fc.constantFrom(null, ...statuses),
    returned_from: fc.constantFrom(null, ...statuses),
    recommendation: fc.constantFrom(null, 'approve' as const, 'dismiss' as const),
    recommended_by: person,
    processor_id: person,
    lock_holder_id: person,
    lease_ends_at: moment,
    ever_locked: fc.boolean(),
    resubmissions: fc.nat(2),
    deadline_extended: fc.boolean(),
    disapproval_proposed_by: person,
    disapproval_proposed_from: fc.constantFrom(Status.forReview, Status.lockedForEvaluation),
    filing: fc.record({
      missing_requirements: fc.nat(2),
      undecided_documents: fc.nat(2),
      returned_documents: fc.nat(2),
      unanswered_returns: fc.nat(1),
      declaration_accepted: fc.boolean(),
    }),
    payment: fc.record({
      paid_centavos: fc.constantFrom(0, 503_000),
      waiting_for_validation: fc.boolean(),
      checkout_open: fc.boolean(),
      gateway_verified: fc.boolean(),
      posted_by: person,
    }),
    release: fc.record({
      delivery: fc.constantFrom('electronic', 'pickup'),
      document_ready: fc.boolean(),
      replaces_printed: fc.boolean(),
      is_replaced: fc.boolean(),
    }),
    deadlines: fc.record({ client_due_at: moment, draft_stale_at: moment, lock_idle_at: moment }),
  })
  .map((facts) => decisionFacts(facts as Parameters<typeof decisionFacts>[0]))

/** Mostly a move on offer, or nearly: of any transaction and person there could be, one in twenty has anything to do. */
const anySituation: fc.Arbitrary<Situation> = fc.oneof(
  { weight: 4, arbitrary: nearMove },
  { weight: 1, arbitrary: fc.record({ facts: anyFacts, actor: anyone }) },
)

const offered = (found: DecisionFacts, actor: Parameters<typeof decide>[2]) =>
  availableActions(found, actor, now).map(({ transition }) => transition.action)

test('every question of every move, a person who makes it, has its right answer here', () => {
  const moves = transitions.flatMap((row) => row.by.map((who) => ({ row, who })))
  const wrong = moves.filter(
    ({ row, who }) =>
      Object.keys(
        inputErrors(questionsOf(row, who, decisionFacts({ release: { replaces_printed: true } })), everyAnswer(14)),
      ).length > 0,
  )
  expect(wrong).toEqual([])
})

test('every row of the table is on offer, to each desk it names, by some facts', () => {
  const moves = new Map(everyMove.map((move) => [`${move.row.id} ${move.who}`, move]))
  expect(moves.size).toBeGreaterThan(400)
  expect([...moves].filter(([, move]) => !offeredAt(move)).map(([name]) => name)).toEqual([])
})

describe('for anybody, anywhere', () => {
  test('somebody has something to do in a third of what is drawn here, at least', () => {
    const drawn = fc.sample(anySituation, { numRuns: 200, seed: 1 })
    const busy = drawn.filter(({ facts, actor }) => offered(facts, actor).length > 0)
    expect(busy.length).toBeGreaterThan(drawn.length / 3)
  })

  test('what is offered is what is decided, once the questions are answered', () => {
    fc.assert(
      fc.property(anySituation, ({ facts: found, actor }) => {
        const offers = offered(found, actor)
        const done = actionKeys.filter((action) => decide({ action, inputs: everyAnswer(14) }, found, actor, now).ok)
        expect(done.toSorted()).toEqual([...new Set(offers)].toSorted())
      }),
      { numRuns: 50 },
    )
  })

  test('what is not offered has one reason, in a whole sentence; what is offered has none', () => {
    fc.assert(
      fc.property(anySituation, ({ facts: found, actor }) => {
        const offers = new Set(offered(found, actor))
        const answers = actionKeys.map((action) => ({ action, why: explain(action, found, actor, now) }))
        expect(answers.filter(({ action, why }) => offers.has(action) !== (why === undefined))).toEqual([])
        const sentence = /^[A-Z0-9][^\n]*[^.\s]\.$/
        expect(answers.filter(({ why }) => why !== undefined && !sentence.test(why))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  test('an act with an answer left out stays an act on offer, refused by its field', () => {
    fc.assert(
      fc.property(anySituation, ({ facts: found, actor }) => {
        for (const { transition, questions } of availableActions(found, actor, now)) {
          const reply = decide({ action: transition.action, inputs: {} }, found, actor, now)
          const wrong = Object.keys((!reply.ok && reply.errors) || {})
          const asked = questions.filter(({ required }) => required).map(({ name }) => name)
          expect(asked.filter((name) => !wrong.includes(name))).toEqual([])
          expect(reply.ok).toBe(wrong.length === 0)
        }
      }),
    )
  })

  test('nothing is announced that is on offer already', () => {
    fc.assert(
      fc.property(anySituation, ({ facts: found, actor }) => {
        const offers = offered(found, actor)
        const announced = notYet(found, actor, now).map(({ action }) => action)
        expect(announced.filter((action) => offers.includes(action))).toEqual([])
        expect(announced.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

test('who sends the memorandum along is told beforehand that its draft is missing', () => {
  const sending = transitions.filter(({ effects }) => effects.includes('write-memorandum'))
  expect(sending.length).toBeGreaterThan(8)
  expect(sending.filter(({ guards }) => !guards.includes('memorandum-ready')).map(({ id }) => id)).toEqual([])
})
