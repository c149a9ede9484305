import type { Policy } from '@lading/contract/forms/reports/insurance-coverage'
import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { isMoney } from '@lading/domain/payments/money'
import { insuranceOpensOn } from '@lading/domain/reports/due-day'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import { complyWithFormer } from './comply-with-former.ts'

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

type Values = Pick<SettingsReader, 'values'>

/**
 * The cover of a business with an agency from now on, and with it the next obligation: the policy that follows this one.
 * What was planned for the cover before is complied with, and what was opened for it, unless its report is filed already.
 */
export async function recordCover(
  tx: Tx,
  insured: Insured,
  policy: PolicyAnswers,
  settings: Values,
  now: Date,
): Promise<void> {
  const known = await knownCover(tx, insured, policy)
  await complyWithFormer(tx, insured, { now, following: known?.id ?? null })
  if (!known) await addCover(tx, insured, policy, settings, now)
}

/** The same policy, where an approval entered it and the report about it comes after. */
function knownCover(tx: Tx, { business_id, agency }: Insured, policy: PolicyAnswers) {
  return tx
    .selectFrom('insurance_covers as c')
    .innerJoin('obligations as o', 'o.cover_id', 'c.id')
    .select('c.id')
    .where('c.business_id', '=', business_id)
    .where('c.agency', '=', agency)
    .where('c.policy_number', '=', policy.insurance_policy_number)
    .where('c.cover_amount', '=', policy.insurance_cover)
    .where('c.starts_on', '=', policy.insurance_starts_on)
    .where('c.ends_on', '=', policy.insurance_ends_on)
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .executeTakeFirst()
}

/** The cover with the obligation that follows it; what was asked before is still asked. */
export async function addCover(
  tx: Tx,
  insured: Insured,
  policy: PolicyAnswers,
  settings: Values,
  now: Date,
): Promise<void> {
  const { business_id, agency, transaction_id } = insured
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
  await planAfter(tx, insured, { id, ends_on: policy.insurance_ends_on as PlainDate }, settings)
}

async function planAfter(
  tx: Tx,
  insured: Insured,
  cover: { id: number; ends_on: PlainDate },
  { values }: Values,
): Promise<void> {
  const { business_id, agency, accreditation_id } = insured
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
