import { applicationForm } from '@lading/contract/forms/business/application'
import type { Scope } from '@lading/domain/transactions/scope'
import { scopeChangeBetween, scopesAfter } from '@lading/domain/transactions/scope-change'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { scopesRenewed } from '#modules/workflow/transactions/scopes-renewed'
import { answersTo } from '#modules/workflow/transactions/transaction-row'

/** The scopes a renewal gives: those it asks, with what its accreditation gained or lost since the draft said so. */
export async function scopesToRenew(
  db: Db,
  { transaction, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
): Promise<Record<Scope, 0 | 1>> {
  const opened = applicationForm.draft.parse(transaction.register ?? transaction.form)
  const since = scopeChangeBetween(opened, await scopesRenewed(db, accreditation))
  return scopesAfter(answersTo(applicationForm, transaction), since)
}
