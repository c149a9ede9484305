import { manilaDay } from '@lading/domain/dates/manila'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'

interface Complied {
  readonly now: Date
  /** The cover whose successor is asked later; null where none is recorded yet. */
  readonly following: number | null
}

/**
 * A report that is filed goes on, also one filed before it was asked for. An obligation whose report is a draft counts as opened from now on: the
 * job that closes such drafts finds it by that.
 */
export async function complyWithFormer(
  tx: Tx,
  { business_id, agency }: { readonly business_id: number; readonly agency: Agency },
  { now, following }: Complied,
): Promise<void> {
  const today = manilaDay(now)
  const hasDraft = sql<boolean>`exists (
    select from transactions t where t.obligation_id = obligations.id and t.status = ${Status.draft})`
  await tx
    .updateTable('obligations')
    .set({
      complied_on: today,
      remind_on: null,
      opened_on: sql<string | null>`case when ${hasDraft} then coalesce(opened_on, ${today}::date) else opened_on end`,
    })
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', '=', TransactionType.insuranceCoverage)
    .where('complied_on', 'is', null)
    .where('cover_id', 'is distinct from', following)
    .where('ended_on', 'is', null)
    .where('filed_on', 'is', null)
    .execute()
}
