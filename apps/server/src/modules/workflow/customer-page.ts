import type { TransactionRow } from './lock-case.ts'

/** Where the business reads of its transaction; empty while its type has no page. */
export function customerPage({ type, accreditation_id }: Pick<TransactionRow, 'type' | 'accreditation_id'>): string {
  return type <= 2 ? `/my-applications/${accreditation_id ?? 0}` : ''
}
