import { clientsStatuses } from '../../transactions/status-groups.ts'
import { expect, test } from 'vitest'
import { isListed, type ListFacts } from '../../testing/is-listed.ts'
import { isRecord, staffListNames, staffLists } from './lists.ts'
import { Status } from '../../transactions/status.ts'

const row = (facts: Partial<ListFacts>): ListFacts => ({
  type: 1,
  status: Status.forEvaluation,
  processor_id: null,
  recommendation: null,
  returned_from: null,
  request_asked_at: null,
  submitted_at: new Date(0),
  ...facts,
})

const listsOf = (facts: Partial<ListFacts>) => staffListNames.filter((name) => isListed(name, row(facts), 11))
/** Lists that somebody works on: overviews ask no permission. */
const desksOf = (facts: Partial<ListFacts>) => listsOf(facts).filter((name) => staffLists[name].permission !== null)

test.each([
  { why: 'filed and unassigned', facts: {}, lists: ['for-routing', 'for-evaluation'] },
  { why: 'assigned to me', facts: { processor_id: 11 }, lists: ['my-queue', 'for-evaluation'] },
  { why: 'assigned to another one', facts: { processor_id: 12 }, lists: ['for-evaluation'] },
  { why: 'in revision by me', facts: { status: 30, processor_id: 11 }, lists: ['my-queue', 'for-revision'] },
  { why: 'not recommended yet', facts: { status: 17 }, lists: ['for-recommendation'] },
  { why: 'recommended', facts: { status: 17, recommendation: 'approve' }, lists: ['for-approval'] },
  {
    why: 'a draft whose client asks for a waiver',
    facts: { type: 2, status: 0, request_asked_at: new Date(0) },
    lists: ['for-approval'],
  },
  { why: 'a letter not drafted yet', facts: { status: 7, processor_id: 11 }, lists: ['my-queue'] },
  {
    why: 'back from the hearing',
    facts: { status: 27, returned_from: 29 },
    lists: ['for-revision', 'for-notice-of-hearing'],
  },
  { why: 'a case', facts: { type: 18, status: 33 }, lists: ['suspension-revocation'] },
] as const)('$why', ({ facts, lists }) => {
  expect(desksOf(facts)).toEqual(lists)
})

test('what waits for the client is in no list of decisions', () => {
  expect(clientsStatuses.flatMap((status) => desksOf({ status }))).toEqual([
    'order-of-payment',
    'for-notice-of-hearing',
    'order-of-payment',
    'for-pickup',
  ])
})

test.each([
  {
    what: 'an open application',
    facts: { type: 1 },
    lists: ['accreditations-new', 'transactions', 'new-accreditations'],
  },
  {
    what: 'an open renewal',
    facts: { type: 2 },
    lists: ['accreditations-renewal', 'transactions', 'accreditation-renewals'],
  },
  { what: 'an open change', facts: { type: 3 }, lists: ['info-updates', 'transactions', 'information-update'] },
  { what: 'an open additional category', facts: { type: 12 }, lists: ['transactions', 'additional-category'] },
  { what: 'an open report', facts: { type: 15 }, lists: ['transactions', 'customer-reportorials'] },
  {
    what: 'an open request',
    facts: { type: 17 },
    lists: ['customer-other-transactions', 'transactions', 'all-other-transactions'],
  },
  { what: 'a change that ended', facts: { type: 3, status: 22 }, lists: ['transactions', 'information-update'] },
  {
    what: 'a change that was terminated',
    facts: { type: 3, status: 26 },
    lists: ['transactions', 'information-update'],
  },
  { what: 'a draft that ended with its accreditation', facts: { type: 3, status: 26, submitted_at: null }, lists: [] },
  { what: 'a draft', facts: { type: 3, status: 0 }, lists: [] },
  { what: 'a deleted draft', facts: { type: 3, status: 25 }, lists: [] },
] as const)('$what stands in these overviews of its agency', ({ facts, lists }) => {
  expect(listsOf(facts).filter((name) => staffLists[name].permission === null)).toEqual(lists)
})

test('what has ended is in no list but the records, and that of cases', () => {
  const ended = [Status.accredited, Status.disapproved, Status.deleted, Status.terminated, Status.requestRejected]
  expect(ended.flatMap((status) => listsOf({ status })).filter((name) => !isRecord(name))).toEqual([])
})
