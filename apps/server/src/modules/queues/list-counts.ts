import { agenciesReadBy } from '@lading/domain/people/works-for'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import { mayOpenList, staffListNames } from '@lading/domain/workflow/lists'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { standsIn, type TransactionRow } from './stands-in.ts'

/** How many stand in each list the caller may open. */
export async function listCounts(db: Db, actor: Caller): Promise<Record<string, number>> {
  if (actor.audience === 'customer') return clientCounts(db, actor)
  const names = staffListNames.filter((name) => mayOpenList(name, actor))
  if (names.length === 0) return {}
  const counts = await db
    .selectFrom('transactions as t')
    .select((eb) =>
      names.map((name) =>
        eb.fn
          .countAll<number>()
          .filterWhere(standsIn(eb as unknown as TransactionRow, name, actor.user_id))
          .as(name),
      ),
    )
    .where((eb) => isOfAgencies(eb.ref('t.agency'), agenciesReadBy(actor)))
    .where('t.status', 'not in', [Status.draft, Status.accredited, Status.deleted])
    .executeTakeFirstOrThrow()
  return counts as Record<string, number>
}

/** What waits for the caller's own businesses. */
async function clientCounts(db: Db, actor: Caller): Promise<Record<string, number>> {
  const { count } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', 'in', ownBusinesses(actor))
    .where('status', 'in', [...clientsStatuses])
    .where('type', 'not in', typesOf('case'))
    .executeTakeFirstOrThrow()
  return { 'for-clients-action': Number(count) }
}
