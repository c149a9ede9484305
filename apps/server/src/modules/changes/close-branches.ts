import { closedBranches } from '@lading/domain/business/branch-changes'
import { rowsOf } from '@lading/domain/filing/form-path'
import type { Tx } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** The branches that a change closes: day and reason stand with them, and their certificates fall from here. */
export async function closeBranches(
  tx: Tx,
  { business_id, form, register }: Pick<TransactionRow, 'business_id' | 'form' | 'register'>,
): Promise<void> {
  for (const branch of closedBranches(rowsOf(form, 'branches'), register))
    await tx
      .updateTable('business_branches')
      .set({ closed_on: String(branch['closed_on']), closing_reason: String(branch['closing_reason']) })
      .where('business_id', '=', business_id)
      .where('key', '=', branch.key)
      .execute()
}
