import { clockClassOf } from '../../transactions/clock-class.ts'
import { expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import { isActionKey } from '../actions/actions.ts'
import { clockGroupOf } from '../clock-groups.ts'
import { staffLists } from '../lists/lists.ts'
import { actsOf, roles } from './roles.ts'
import { Status, statuses } from '../../transactions/status.ts'
import { statusMoves } from '../status-moves.ts'
import { deskMark, isDesk, whoCodes } from '../who.ts'

const role = (id: number) => ensure(roles.find((found) => found.id === id))

test('there are fourteen roles, and 2, 5 and 6 are the customer and the processors', () => {
  expect(roles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect([2, 5, 6].map((id) => role(id).short)).toEqual(['CUS', 'EVA', 'EVA'])
})

test.each([1, 2, 12, 13, 14])('role %i decides no transaction', (id) => {
  expect(role(id).permissions.filter(isActionKey)).toEqual([])
})

test('customers read the reports of their own rows, auditors read all, and neither reads what is not theirs', () => {
  const reports = (id: number) =>
    role(id).permissions.filter((name) => /^view-.*-report$|^view-activity-log$/.test(name))
  expect(reports(14)).toHaveLength(12)
  const kept = reports(14).filter((name) => !reports(2).includes(name))
  expect(kept.toSorted()).toEqual(['view-maya-transactions-report', 'view-top-forwarders-report'])
  expect(role(14).permissions).toEqual(reports(14))
})

test('each desk has an act that no other desk has', () => {
  const desks = whoCodes.filter(isDesk)
  const holders = desks.map((desk) => desks.filter((other) => actsOf(other).includes(deskMark[desk] as never)))
  expect(holders).toEqual(desks.map((desk) => [desk]))
})

test('every list is opened by some role besides the administrator', () => {
  const held = new Set(roles.filter(({ id }) => id !== 1).flatMap(({ permissions }) => permissions))
  expect(Object.values(staffLists).filter(({ permission }) => permission !== null && !held.has(permission))).toEqual([])
})

test('the clock runs while the agency works and pauses while the client must act', () => {
  const groups = Object.groupBy(statuses, clockGroupOf)
  expect(groups['not-started']).toEqual([0, 1])
  expect(groups.paused).toEqual([4, 9, 12, 15, 29])
  expect(groups.stopped).toEqual([18, 19, 20, 21, 22, 24, 25, 26, 28, 33, 34, 35])
  expect(groups.runs).toHaveLength(17)
})

test.each([
  { type: 1, agency: 'dti', is: 'complex' },
  { type: 1, agency: 'cab', is: 'quasi-judicial' },
  { type: 8, agency: 'cab', is: 'complex' },
  { type: 14, agency: 'dti', is: 'simple' },
  { type: 19, agency: 'dti', is: 'adjudication' },
] as const)('type $type at $agency is $is', ({ type, agency, is }) => {
  expect(clockClassOf(type, agency)).toBe(is)
})

test('the database learns each move once, and none that stays where it is', () => {
  const moves = statusMoves().map((move) => JSON.stringify(move))
  expect(new Set(moves).size).toBe(moves.length)
  expect(statusMoves().filter(({ from, to }) => from === to)).toEqual([])
})

test('an accreditation follows its application until it is given, then only its own life', () => {
  const of = (from: Status) =>
    statusMoves().filter((move) => move.subject === 'accreditation' && move.agency === 'dti' && move.from === from)
  expect(of(Status.forReview).map(({ to }) => to)).toContain(Status.forOrderOfPayment)
  expect(of(Status.accredited).map(({ to }) => to)).toEqual([
    Status.expired,
    Status.suspended,
    Status.revoked,
    Status.terminated,
  ])
})

test('a transaction never leaves the completed status', () => {
  expect(statusMoves().filter(({ subject, from }) => subject === 'transaction' && from === 22)).toEqual([])
})
