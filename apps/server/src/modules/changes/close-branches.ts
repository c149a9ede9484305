import { changeOfBranchesForm } from '@lading/contract/forms/changes/change-of-branches'
import { closedBranches } from '@lading/domain/business/branch-changes'
import type { Tx } from '#platform/database'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** The branches that a change closes: day and reason stand with them, and their certificates fall from here. */
export async function closeBranches(
  tx: Tx,
  transaction: Pick<TransactionRow, 'type' | 'business_id' | 'form' | 'register'>,
): Promise<void> {
  const { branches } = answersTo(changeOfBranchesForm, transaction)
  const registered = changeOfBranchesForm.branches(transaction.register)
  for (const { key, closed_on, closing_reason } of closedBranches(branches, registered))
    await tx
      .updateTable('business_branches')
      .set({ closed_on, closing_reason })
      .where('business_id', '=', transaction.business_id)
      .where('key', '=', key)
      .execute()
}
