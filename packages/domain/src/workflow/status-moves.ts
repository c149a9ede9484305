import type { Subject } from './decision-facts.ts'
import type { Status } from '../transactions/status.ts'
import { typesOf } from '../transactions/family.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'
import type { Transition } from './transition/transition.ts'
import { transitions } from './flows/transitions.ts'
import { agencies, type Agency } from '../transactions/agency.ts'

/** One change of status the database lets pass. */
export interface StatusMove {
  readonly subject: Subject
  /** 0 for an accreditation. */
  readonly type: TransactionType | 0
  readonly agency: Agency
  /** Null: a row may begin with this status. */
  readonly from: Status | null
  readonly to: Status
}

/** The distinct moves of the table, without those that stay where they are. */
export function statusMoves(): StatusMove[] {
  return agencies.flatMap((agency) => [
    ...transactionTypes.flatMap((type) => movesOfType(type, agency)),
    ...movesOfAccreditation(agency),
  ])
}

function movesOfType(type: TransactionType, agency: Agency): StatusMove[] {
  return distinct(rowsOf(type, agency)).map(([from, to]) => ({ subject: 'transaction', type, agency, from, to }))
}

/** It follows its own new application or renewal until 22, then its own life alone (field facts, section 11, rules 3 and 8). */
function movesOfAccreditation(agency: Agency): StatusMove[] {
  const followed = typesOf('application').flatMap((type) => rowsOf(type, agency))
  const own = transitions.filter((row) => row.subject === 'accreditation' && row.agencies.includes(agency))
  return distinct([...followed, ...own]).map(([from, to]) => ({ subject: 'accreditation', type: 0, agency, from, to }))
}

function rowsOf(type: TransactionType, agency: Agency): Transition[] {
  const rows = transitions.filter((row) => row.types.includes(type) && row.agencies.includes(agency))
  const reached = reachedBy(rows)
  return rows.filter(({ from }) => from === null || reached.has(from))
}

/** Rows that serve many types name statuses some of them never reach. */
function reachedBy(rows: readonly Transition[]): Set<Status> {
  const reached = new Set<Status>()
  let grows = true
  while (grows) {
    const found = rows.filter(({ from, to }) => (from === null || reached.has(from)) && !reached.has(to))
    for (const { to } of found) reached.add(to)
    grows = found.length > 0
  }
  return reached
}

function distinct(rows: readonly Transition[]): [from: Status | null, to: Status][] {
  const moves = new Map<string, [Status | null, Status]>()
  for (const { from, to } of rows) if (from !== to) moves.set(`${from}→${to}`, [from, to])
  return [...moves.values()]
}
