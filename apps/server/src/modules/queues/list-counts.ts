import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import { hasOwnRows } from '@lading/domain/workflow/lists/list-rules'
import { mayOpenList, staffListNames } from '@lading/domain/workflow/lists/lists'
import { sql, type SqlBool } from 'kysely'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { sqlOf } from '#platform/sql-of'
import { wholeEdition } from './list-editions.ts'
import { listTotals } from './list-totals.ts'

/** How many stand in each list the caller may open. */
export async function listCounts(db: Db, actor: Caller): Promise<Record<string, number>> {
  if (actor.audience === 'customer') return clientCounts(db, actor)
  const agencies = agenciesReadBy(actor)
  const names = staffListNames.filter((name) => mayOpenList(name, actor))
  if (names.length === 0 || agencies.length === 0) return Object.fromEntries(names.map((name) => [name, 0]))
  const shared = listTotals(db, names, agencies, { without: notCounted })
  const rows = await (names.some(hasOwnRows) ? shared.unionAll(ownTotals(db, actor)) : shared).execute()
  const counts = Object.fromEntries(names.map((name) => [name, 0]))
  for (const { list, total } of rows) if (list in counts) counts[list] = (counts[list] ?? 0) + total
  return counts
}

/** Only the register of cases shows what is at its end; a draft in another list is one whose client asks for an answer. */
const notCounted = [Status.accredited, Status.deleted]

/** How many stand in each list as the caller's alone: as many as lie on one desk. */
const ownTotals = (db: Db, actor: Caller) =>
  db
    .selectFrom('list_rows')
    .select(['list', sql<number>`count(*)::int`.as('total')])
    .where('owner_id', '=', actor.user_id)
    .where('edition', '=', wholeEdition(db))
    .where((eb) => isOfAgencies(eb.ref('agency'), agenciesReadBy(actor)))
    .where('status', 'not in', notCounted)
    .groupBy('list')

/** Assigned to the caller's own businesses; in the words of the index, which holds nothing that has ended. */
async function clientCounts(db: Db, actor: Caller): Promise<Record<string, number>> {
  const { count } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', 'in', ownBusinesses(actor))
    .where(sql<SqlBool>`status in (${sqlOf(...clientsStatuses)}) and type not in (${sqlOf(...typesOf('case'))})`)
    .executeTakeFirstOrThrow()
  return { 'for-clients-action': Number(count) }
}
