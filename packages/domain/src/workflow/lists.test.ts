import { clientsStatuses } from '../transactions/status-groups.ts'
import { expect, test } from 'vitest'
import { isListed, staffListNames, type Listed } from './lists.ts'
import { Status, statuses } from '../transactions/status.ts'

const row = (facts: Partial<Listed>): Listed => ({
  type: 1,
  status: Status.forEvaluation,
  processor_id: null,
  recommendation: null,
  returned_from: null,
  condonation_asked_at: null,
  ...facts,
})

const listsOf = (facts: Partial<Listed>) => staffListNames.filter((name) => isListed(name, row(facts), 11))

test.each([
  { why: 'filed and unassigned', facts: {}, lists: ['for-routing', 'for-evaluation'] },
  { why: 'assigned to me', facts: { processor_id: 11 }, lists: ['my-queue', 'for-evaluation'] },
  { why: 'assigned to another one', facts: { processor_id: 12 }, lists: ['for-evaluation'] },
  { why: 'in revision by me', facts: { status: 30, processor_id: 11 }, lists: ['my-queue', 'for-revision'] },
  { why: 'not recommended yet', facts: { status: 17 }, lists: ['for-recommendation'] },
  { why: 'recommended', facts: { status: 17, recommendation: 'approve' }, lists: ['for-approval'] },
  { why: 'a letter not drafted yet', facts: { status: 7, processor_id: 11 }, lists: ['my-queue'] },
  {
    why: 'back from the hearing',
    facts: { status: 27, returned_from: 29 },
    lists: ['for-revision', 'for-notice-of-hearing'],
  },
  { why: 'a case', facts: { type: 18, status: 33 }, lists: ['suspension-revocation'] },
] as const)('$why', ({ facts, lists }) => {
  expect(listsOf(facts)).toEqual(lists)
})

test('what waits for the client is in no list of decisions', () => {
  expect(clientsStatuses.flatMap((status) => listsOf({ status }))).toEqual([
    'order-of-payment',
    'for-notice-of-hearing',
    'order-of-payment',
    'for-pickup',
  ])
})

test('a status that has ended is in no list but that of cases', () => {
  const ended = [Status.accredited, Status.disapproved, Status.deleted, Status.terminated, Status.requestRejected]
  expect(statuses.filter((status) => ended.includes(status as never)).flatMap((status) => listsOf({ status }))).toEqual(
    [],
  )
})
