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
import { isOfAgencies, MOST_COUNTED, type Counted } from '#platform/paging'
import { wholeEdition } from './list-editions.ts'
import { shownRows } from './shown-rows.ts'

const SHOWN = 10

/**
 * What is due first in the lists a member of staff works on, whatever list it stands in, and how many of these are late
 * or due today (Manila). What another evaluator works on is that person's.
 */
export async function dueWork(db: Db, actor: Caller, now: Date): Promise<z.input<typeof contract.reply>> {
  const parts = workLists(actor).flatMap((name) => rowsOf(db, name, actor))
  if (parts.length === 0) return { late: none, due_today: none, data: [] }
  const today = manilaDay(now)
  const first = await unionOf(parts.map((rows) => firstOf(db, rows, SHOWN))).execute()
  const found = [...new Map(first.toSorted(byDueDay).map((row) => [row.transaction_id, row])).values()]
  const late = await countOf(db, parts, (rows) => rows.where('due_on', '<', today))
  const due_today = await countOf(db, parts, (rows) => rows.where('due_on', '=', today))
  return { late, due_today, data: await shownRows(found.slice(0, SHOWN), { db, now }) }
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
    .select(['entry_id as transaction_id', 'due_on']) // in the words of the index
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
const firstOf = (db: Db, rows: DueRows, most: number) =>
  db.selectFrom(rows.orderBy('due_on').orderBy('entry_id').limit(most).as('r')).select(['r.transaction_id', 'r.due_on'])

const none: Counted = { total: 0, is_more: false }

/** Each transaction once, exactly to a thousand: of each part no more than that are read. */
async function countOf(db: Db, parts: readonly DueRows[], which: (rows: DueRows) => DueRows): Promise<Counted> {
  const { found } = await db
    .selectFrom(unionOf(parts.map((rows) => firstOf(db, which(rows), MOST_COUNTED + 1))).as('r'))
    .select(sql<number>`count(distinct transaction_id)::int`.as('found'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(found, MOST_COUNTED), is_more: found > MOST_COUNTED }
}

function unionOf<DB, T extends keyof DB>([first, ...others]: readonly SelectQueryBuilder<DB, T, DueRow>[]) {
  return others.reduce((all, one) => all.unionAll(one), ensure(first, 'a list to work on'))
}

const byDueDay = (one: DueRow, other: DueRow) =>
  (one.due_on ?? '').localeCompare(other.due_on ?? '') || one.transaction_id - other.transaction_id
