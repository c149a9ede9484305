import { manilaDay } from '@lading/domain/dates/manila'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { policyReportTypes } from '@lading/domain/transactions/family'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { coverAfter, coverBefore, termsHeld } from './covers.queries.ts'
import { leavesGap } from './leaves-gap.ts'

interface Complied {
  readonly now: Date
  /** The cover whose successor is asked later; null where none is recorded yet. */
  readonly following: number | null
}

interface Insured {
  readonly business_id: number
  readonly agency: Agency
}

/**
 * A report that is filed goes on, also one filed before it was asked for, and so does one that is owed for a lapse. An
 * obligation whose report is a draft counts as opened from now on: the job that closes such drafts finds it by that.
 */
export async function complyWithFormer(tx: Tx, insured: Insured, { now, following }: Complied): Promise<void> {
  const complied = await withoutLapse(tx, insured, following)
  if (complied.length === 0) return
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
    .where('id', 'in', complied)
    .execute()
}

/** Those not filed yet, but for one whose cover another followed only after days without: its report stays owed. */
async function withoutLapse(tx: Tx, insured: Insured, following: number | null): Promise<number[]> {
  const unfiled = await tx
    .selectFrom('obligations')
    .select(['id', 'cover_id'])
    .where('business_id', '=', insured.business_id)
    .where('agency', '=', insured.agency)
    .where('type', 'in', [...policyReportTypes])
    .where('complied_on', 'is', null)
    .where('cover_id', 'is distinct from', following)
    .where('ended_on', 'is', null)
    .where('filed_on', 'is', null)
    .execute()
  const terms = await termsHeld(tx, insured)
  const complied: number[] = []
  for (const { id, cover_id } of unfiled) {
    const cover = await coverBefore(tx, cover_id)
    const next = cover && (await coverAfter(tx, cover))
    if (!next || !leavesGap(cover, next.starts_on, terms)) complied.push(id)
  }
  return complied
}
