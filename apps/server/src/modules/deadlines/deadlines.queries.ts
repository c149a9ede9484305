import { deadlinePath } from '@lading/contract/addresses/deadline-path'
import type { Deadline } from '@lading/contract/deadlines'
import { deadlinesOf } from '@lading/domain/deadlines/deadlines-of'
import { manilaDay } from '@lading/domain/dates/manila'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { renewalLimits } from '#modules/accreditations/life/life-facts'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { officeOf } from '#platform/office'
import { notFound } from '#platform/problem'
import {
  agentAgreements,
  branchPermits,
  documentsOf,
  heldAccreditations,
  owedReports,
  unpaidInvoices,
  waitingTransactions,
} from './deadline-facts.queries.ts'

/** The calendar of the caller's businesses, or of one of them. Throws 404 for one that is not theirs. */
export async function deadlinesFor(db: Db, business_id: number | undefined, actor: Caller, now: Date) {
  if (business_id !== undefined && !membershipOf(actor, business_id)) throw notFound('Business')
  const ids = business_id === undefined ? actor.memberships.map((one) => one.business_id) : [business_id]
  return { today: manilaDay(now), data: await deadlinesOfBusinesses(db, ids) }
}

/** What these businesses must do by which day, the first day first; a business that was removed owes nothing. */
export async function deadlinesOfBusinesses(db: Db, business_ids: readonly number[]): Promise<Deadline[]> {
  const names = await namesOf(db, business_ids)
  const ids = [...names.keys()]
  if (ids.length === 0) return []
  const { settings, calendar } = await officeOf(db)
  const all = deadlinesOf(
    {
      reports: await owedReports(db, ids, calendar),
      accreditations: await heldAccreditations(db, ids),
      documents: await documentsOf(db, ids),
      permits: await branchPermits(db, ids),
      agreements: await agentAgreements(db, ids),
      invoices: await unpaidInvoices(db, ids),
      transactions: await waitingTransactions(db, ids),
    },
    { limits: renewalLimits(settings) },
  )
  return all.map((one) => {
    const { screen: _, ...deadline } = one
    return { ...deadline, business_name: names.get(one.business_id) ?? '', path: deadlinePath(one) }
  })
}

async function namesOf(db: Db, business_ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (business_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', 'in', [...business_ids])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
