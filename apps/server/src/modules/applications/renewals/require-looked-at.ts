import { applicationForm } from '@lading/contract/forms/business/application'
import { unconfirmedBlockers } from '@lading/contract/forms/unconfirmed-sections'
import { Status } from '@lading/domain/transactions/status'
import { invalid } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** A renewal is filed once its client looked at every section it was prefilled with. Throws 400 for those left. */
export function requireLookedAt(transaction: TransactionRow): void {
  const { status, form: answers, register, confirmed_sections: confirmed } = transaction
  if (status !== Status.draft || register === null) return
  const left = unconfirmedBlockers(applicationForm, { answers, register, confirmed })
  if (left.length === 0) return
  throw invalid(Object.fromEntries(left.map(({ path, message }) => [path, [message]])))
}
