import { isApplication } from '@lading/domain/transactions/family'
import type { TransactionRow } from './lock-transaction.ts'

/** Where the business reads of its transaction; empty while its type has no page. */
export function customerPage(transaction: Pick<TransactionRow, 'type' | 'accreditation_id'>): string {
  return isApplication(transaction) ? `/my-applications/${transaction.accreditation_id ?? 0}` : ''
}
