import { makesDocument } from '@lading/contract/transaction-types'
import { notFound } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transaction-row'

/** Throws 404 for a transaction that asks for no certification. */
export function requireCertification({ type }: Pick<TransactionRow, 'type'>): void {
  if (!makesDocument(type, 'certification')) throw notFound('Transaction')
}
