import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { notFound } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transaction-row'

/** Throws 404 for a transaction that asks for no certification. */
export function requireCertification({ type }: Pick<TransactionRow, 'type'>): void {
  if (type !== TransactionType.requestForCertificate) throw notFound('Transaction')
}
