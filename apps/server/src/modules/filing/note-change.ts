import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** Something other than an answer changed: the form's version goes up, so that a review of before can be told. */
export async function noteChange(tx: Tx, transaction: TransactionRow, path: string, now: Date): Promise<void> {
  const form_version = transaction.form_version + 1
  const field_versions = { ...transaction.field_versions, [path]: form_version }
  await tx
    .updateTable('transactions')
    .set({ form_version, field_versions: asJson(field_versions), last_activity_at: now, updated_at: now })
    .where('id', '=', transaction.id)
    .execute()
}
