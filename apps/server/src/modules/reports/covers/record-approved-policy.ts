import { daysWithoutCover } from '@lading/domain/accreditation/limits/insurance'
import { plainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import type { Tx } from '#platform/database'
import { currentCover, type CoverRow } from '#modules/workflow/transactions/own-cover'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { addCover, PolicyAnswers, recordCover } from './record-cover.ts'

/** The answers of a profile that are a policy. */
const isOfPolicy = (name: string) => name.startsWith('insurance_')

/**
 * A renewal or a further category that was approved with another policy: what enters the register is the cover too, as the
 * policy of a report is. Where it leaves days without cover, its report is still asked for. `written` are the names that the approval writes, `profile` is the register after it.
 */
export async function recordApprovedPolicy(
  tx: Tx,
  { transaction, accreditation, settings }: Pick<TransactionContext, 'transaction' | 'accreditation' | 'settings'>,
  { written, profile }: { readonly written: readonly string[]; readonly profile: Form },
  now: Date,
): Promise<void> {
  if (!accreditation || !written.some(isOfPolicy)) return
  const policy = PolicyAnswers.safeParse(profile)
  if (!policy.success || policy.data.insurance_ends_on < policy.data.insurance_starts_on) return
  const { id: transaction_id, business_id, agency } = transaction
  const insured = { business_id, agency, accreditation_id: accreditation.id, transaction_id }
  const before = await currentCover(tx, insured)
  const record = before && leavesGap(before, policy.data) ? addCover : recordCover
  await record(tx, insured, policy.data, settings, now)
}

/** Days without cover are penalised with a report (row D14), which is then still asked for. */
const leavesGap = ({ ends_on }: CoverRow, { insurance_starts_on: starts }: PolicyAnswers): boolean =>
  daysWithoutCover(plainDate(ends_on), plainDate(starts)) > 0
