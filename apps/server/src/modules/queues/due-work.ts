import type { dueWork as contract } from '@lading/contract/queues'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { hasOwnRows, hasSharedRows } from '@lading/domain/workflow/lists/list-rules'
import { workLists, type ShownListName } from '@lading/domain/workflow/lists/lists'
import { ensure } from '@lading/domain/ensure'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db, Tables } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { wholeEdition } from './list-editions.ts'
import { shownRows } from './shown-rows.ts'

const SHOWN = 10

/**
 * What is due first in the lists a member of staff works on, whatever list it stands in, and how many of these are late
 * or due today (Manila). What another evaluator works on is that person's.
 */
export async function dueWork(db: Db, actor: Caller, now: Date): Promise<z.input<typeof contract.reply>> {
  const parts = workLists(actor).flatMap((name) => rowsOf(db, name, actor))
  if (parts.length === 0) return { late: 0, due_today: 0, data: [] }
  const today = manilaDay(now)
  const first = await unionOf(parts.map((rows) => firstOf(db, rows))).execute()
  const found = [...new Map(first.toSorted(byDueDay).map((row) => [row.transaction_id, row])).values()]
  return { ...(await countsOf(db, parts, today)), data: await shownRows(found.slice(0, SHOWN), { db, now }) }
}

interface DueRow {
  readonly transaction_id: number
  readonly due_on: PlainDate | null
}
type DueRows = SelectQueryBuilder<Tables, 'list_rows', DueRow>

/** The rows of a list that have a due day, which transactions alone have: everybody's of each agency, and the person's own. */
function rowsOf(db: Db, name: ShownListName, actor: Caller): DueRows[] {
  const ofList = db
    .selectFrom('list_rows')
    .select(['transaction_id', 'due_on'])
    .where('edition', '=', wholeEdition(db))
    .where('list', '=', name)
    .where('due_on', 'is not', null)
    .$castTo<DueRow>()
  const agencies = agenciesReadBy(actor)
  const isNobodyElses = ofList.where((eb) =>
    eb.or([
      eb('status', 'not in', [...evaluatorsStatuses]),
      eb('processor_id', 'is', null),
      eb('processor_id', '=', actor.user_id),
    ]),
  )
  return [
    ...(hasSharedRows(name)
      ? agencies.map((agency) => isNobodyElses.where('agency', '=', agency).where('owner_id', 'is', null))
      : []),
    ...(hasOwnRows(name)
      ? [ofList.where('owner_id', '=', actor.user_id).where((eb) => isOfAgencies(eb.ref('agency'), agencies))]
      : []),
  ]
}

/** By the index of each part: of a list of forty thousand, ten rows are read. */
const firstOf = (db: Db, rows: DueRows) =>
  db
    .selectFrom(rows.orderBy('due_on').orderBy('transaction_id').limit(SHOWN).as('r'))
    .select(['r.transaction_id', 'r.due_on'])

async function countsOf(db: Db, parts: readonly DueRows[], today: PlainDate) {
  const due = unionOf(parts.map((rows) => rows.where('due_on', '<=', today)))
  const { late, due_today } = await db
    .selectFrom(due.as('r'))
    .select([
      sql<number>`count(distinct transaction_id) filter (where due_on < ${today})::int`.as('late'),
      sql<number>`count(distinct transaction_id) filter (where due_on = ${today})::int`.as('due_today'),
    ])
    .executeTakeFirstOrThrow()
  return { late, due_today }
}

function unionOf<DB, T extends keyof DB>([first, ...others]: readonly SelectQueryBuilder<DB, T, DueRow>[]) {
  return others.reduce((all, one) => all.unionAll(one), ensure(first, 'a list to work on'))
}

const byDueDay = (one: DueRow, other: DueRow) =>
  (one.due_on ?? '').localeCompare(other.due_on ?? '') || one.transaction_id - other.transaction_id
