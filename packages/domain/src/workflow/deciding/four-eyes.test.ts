import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import { actionKeys } from '../actions/actions.ts'
import { availableActions, decide, checkGuards } from './decide.ts'
import { everyAnswer } from '../../testing/every-answer.ts'
import { actsOf } from '../roles/roles.ts'
import { Status, statuses } from '../../transactions/status.ts'
import { customer, decisionFacts, officer, portal, type DecisionFacts } from '../../testing/decision-facts.ts'
import { timesUsual } from '../../testing/times-usual.ts'
import { transactionTypes, type TransactionType } from '../../transactions/transaction-type.ts'
import { transitionsOf } from '../flows/transitions.ts'
import { isDesk, whoCodes, type ParticipantRole } from '../who.ts'
import { agencies } from '../../transactions/agency.ts'

const now = new Date('2026-11-20T02:00:00Z')

const staffActs = whoCodes.filter(isDesk).flatMap(actsOf)

/** Six people who hold every permission there is: only their history keeps them apart. */
const staff = [11, 12, 13, 14, 15, 16].map((user_id) => officer(user_id, staffActs))
const people = [...staff, customer(), portal]

/** Ends that would cut a history short. */
const endings: readonly Status[] = [Status.terminated, Status.deleted, Status.disapproved, Status.requestRejected]

/** One act after another: who has a turn, and which of the acts on offer they take. */
const turns = fc.array(fc.record({ turn: fc.nat(people.length - 1), choice: fc.nat(30) }), {
  minLength: 200,
  maxLength: 400,
  size: 'max',
})

function history(start: DecisionFacts, taken: readonly { turn: number; choice: number }[]): DecisionFacts[] {
  const past = [start]
  for (const { turn, choice } of taken) {
    const found = ensure(past.at(-1))
    const person = ensure(people[turn])
    const offers = availableActions(found, person, now).filter(({ transition }) => !endings.includes(transition.to))
    const action = offers[choice % Math.max(1, offers.length)]?.transition.action
    const decision =
      action && decide({ action, inputs: everyAnswer(ensure(staff[choice % 3]).user_id) }, found, person, now)
    if (decision?.ok) past.push({ ...found, ...decision.after })
  }
  return past
}

const filed = (type: TransactionType) =>
  decisionFacts({ type, status: Status.forEvaluation, payment: { waiting_for_validation: true } })

/** A history is long in the making: of each type a tenth of what other properties are tried. */
const A_TYPE = timesUsual(0.1)

test.each(transactionTypes)('over any history of type %i nobody has two of the four roles', (type) => {
  fc.assert(
    fc.property(turns, (taken) => {
      expect(history(filed(type), taken).flatMap(inTwoRoles)).toEqual([])
    }),
    { numRuns: A_TYPE },
  )
})

test('such histories do come to an approval by four people', () => {
  const { evaluators, reviewers, recommenders, approvers } = firstApproved(fc.sample(turns, { numRuns: 40, seed: 1 }))
  expect(new Set([evaluators[0], reviewers[0], recommenders[0], approvers[0]]).size).toBe(4)
})

function firstApproved(histories: readonly (readonly { turn: number; choice: number }[])[]) {
  for (const taken of histories) {
    const approved = history(filed(1), taken).find(({ status }) => status === Status.approved)
    if (approved) return approved.participants
  }
  throw new Error('no history came to an approval')
}

function inTwoRoles({ participants }: DecisionFacts): number[] {
  const seated = (Object.keys(participants) as ParticipantRole[]).flatMap((role) => [...new Set(participants[role])])
  return seated.filter((user_id, index) => seated.indexOf(user_id) !== index)
}

const lanes = transactionTypes.flatMap((type) => agencies.map((agency) => ({ type, agency })))

/** The quick checks take one status in four, others for the next type. */
const ONE_IN = timesUsual(1) < 100 ? 4 : 1
const statusesTried = (type: TransactionType) => [null, ...statuses].filter((_, place) => (place + type) % ONE_IN === 0)

test.each(lanes)('what the table does not hold is refused to everybody (type $type at $agency)', ({ type, agency }) => {
  for (const status of statusesTried(type)) {
    const found = decisionFacts({ type, agency, status })
    const held = transitionsOf(found).filter(({ from }) => from === status)
    const allowed = new Set(held.map(({ action }) => action))
    const others = actionKeys.filter((action) => !allowed.has(action))
    const open = others.filter((action) =>
      [ensure(staff[0]), customer(), portal].some((person) => checkGuards(action, found, person, now).ok),
    )
    expect({ status, open }).toEqual({ status, open: [] })
  }
})

test.each(lanes)('every row is closed to those it does not name (type $type at $agency)', ({ type, agency }) => {
  for (const row of transitionsOf(decisionFacts({ type, agency }))) {
    const found = decisionFacts({ type, agency, status: row.from })
    const refusedTo = [
      ...(row.by.includes('SYS') ? [] : [portal]),
      ...(row.by.includes('CUS') ? [] : [customer()]),
      customer(8, { business_id: 2 }),
      officer(11, []),
      officer(11, staffActs, { agency: agency === 'dti' ? 'cab' : 'dti' }),
      officer(11, staffActs, { memberships: customer().memberships }),
    ]
    const answers = refusedTo.map((person) => ({ row: row.id, ...checkGuards(row.action, found, person, now) }))
    expect(answers).toEqual(answers.map((answer) => ({ ...answer, ok: false, because: 'not-allowed' })))
  }
})
