import type { Policy } from '@lading/contract/forms/insurance-coverage'
import { manilaDay } from '@lading/domain/dates/manila'
import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { isMoney } from '@lading/domain/payments/money'
import { insuranceOpensOn } from '@lading/domain/reports/due-day'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'

/** A policy as answers of a form say it, complete. */
export const PolicyAnswers = z.object({
  insurance_insurer: z.string().min(1),
  insurance_policy_number: z.string().min(1),
  insurance_cover: z.string().refine(isMoney),
  insurance_starts_on: z.string().refine(isPlainDate),
  insurance_ends_on: z.string().refine(isPlainDate),
  insurance_scope: z.string().default(''),
  insurance_territory: z.string().default(''),
} satisfies Readonly<Record<keyof Policy, z.ZodType>>)
export type PolicyAnswers = z.infer<typeof PolicyAnswers>

interface Insured {
  readonly business_id: number
  readonly agency: Agency
  readonly accreditation_id: number
  /** Whose answers they are; null where the register held them. */
  readonly transaction_id: number | null
}

/**
 * The cover of a business with an agency from now on, and with it the next obligation: the policy that follows this one.
 * What was planned for the cover before is complied with, and what was opened for it, unless its report is filed already.
 */
export async function recordCover(tx: Tx, insured: Insured, policy: PolicyAnswers, now: Date): Promise<void> {
  const { business_id, agency, transaction_id } = insured
  await complyWithFormer(tx, insured, now)
  const { id } = await tx
    .insertInto('insurance_covers')
    .values({
      business_id,
      agency,
      transaction_id,
      insurer: policy.insurance_insurer,
      policy_number: policy.insurance_policy_number,
      cover_amount: policy.insurance_cover,
      starts_on: policy.insurance_starts_on,
      ends_on: policy.insurance_ends_on,
      scope: policy.insurance_scope,
      territory: policy.insurance_territory,
      recorded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await planAfter(tx, insured, { id, ends_on: policy.insurance_ends_on as PlainDate })
}

/** An obligation whose report is a draft counts as opened from now on: the job that closes such drafts finds it by that. */
async function complyWithFormer(tx: Tx, { business_id, agency }: Insured, now: Date): Promise<void> {
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
    .where('ended_on', 'is', null)
    .where((eb) => eb.or([eb('opened_on', 'is', null), eb('filed_on', 'is', null)]))
    .execute()
}

async function planAfter(tx: Tx, insured: Insured, cover: { id: number; ends_on: PlainDate }): Promise<void> {
  const { business_id, agency, accreditation_id } = insured
  const { values } = await settingsOf(tx)
  await tx
    .insertInto('obligations')
    .values({
      business_id,
      agency,
      accreditation_id,
      type: TransactionType.insuranceCoverage,
      period: `cover-${cover.id}`,
      cover_id: cover.id,
      opens_on: insuranceOpensOn(values, cover.ends_on),
      falls_on: cover.ends_on,
    })
    .execute()
}
