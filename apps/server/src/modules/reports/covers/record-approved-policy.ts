import type { Form } from '@lading/domain/filing/form-path'
import type { Tx } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { PolicyAnswers, recordCover } from './record-cover.ts'

/** The answers of a profile that are a policy. */
const isOfPolicy = (name: string) => name.startsWith('insurance_')

/**
 * A renewal or a further category that was approved with another policy: what enters the register is the cover too, as the
 * policy of a report is. `written` are the names that the approval writes, `profile` is the register after it.
 */
export async function recordApprovedPolicy(
  tx: Tx,
  { transaction, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  { written, profile }: { readonly written: readonly string[]; readonly profile: Form },
  now: Date,
): Promise<void> {
  if (!accreditation || !written.some(isOfPolicy)) return
  const policy = PolicyAnswers.safeParse(profile)
  if (!policy.success || policy.data.insurance_ends_on < policy.data.insurance_starts_on) return
  const { id: transaction_id, business_id, agency } = transaction
  await recordCover(tx, { business_id, agency, accreditation_id: accreditation.id, transaction_id }, policy.data, now)
}
