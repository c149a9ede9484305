import { insuranceFields } from '@lading/contract/forms/business-fields'
import type { Term } from '@lading/domain/accreditation/limits/insurance'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Form } from '@lading/domain/filing/form-path'
import { isRenewal } from '@lading/domain/transactions/family'
import type { Tx } from '#platform/database'
import { firstDayOfNewTerm } from '#modules/workflow/transactions/first-day-of-new-term'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { currentCover } from '#modules/workflow/transactions/own-cover'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { termsHeld } from './covers.queries.ts'
import { leavesGap } from './leaves-gap.ts'
import { addCover, PolicyAnswers, recordCover } from './record-cover.ts'

/** The answers of a profile that are a policy. */
const isOfPolicy = (name: string) => name in insuranceFields

/**
 * A renewal or a further category that was approved with another policy: what enters the register is the cover too, as the
 * policy of a report is. Where it leaves days without cover, its report is still asked for. `written` are the names that the
 * approval writes, `profile` is the register after it.
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
  const begun = isRenewal(transaction.type) ? await termBegun(tx, accreditation, now) : []
  const terms = [...(await termsHeld(tx, insured)), ...begun]
  const record = before && leavesGap(before, policy.data.insurance_starts_on, terms) ? addCover : recordCover
  await record(tx, insured, policy.data, settings, now)
}

/** The term of a renewal that is approved now, whose accreditation is not held yet. */
async function termBegun(tx: Tx, { previous_accreditation_id }: AccreditationRow, now: Date): Promise<Term[]> {
  if (previous_accreditation_id === null) return []
  const first_day = await firstDayOfNewTerm(tx, previous_accreditation_id, manilaDay(now))
  return [{ first_day, expiry_date: null }]
}
