import type { AdminUser } from '@lading/contract/people/admin-users'
import { refused } from '#platform/problem'

/** Who leaves an agency leaves no work behind that only they have. Throws 409. */
export function requireNoOpenTransactions({ open_transactions }: Pick<AdminUser, 'open_transactions'>): void {
  if (open_transactions === 0) return
  throw refused(
    open_transactions === 1
      ? 'An open transaction is assigned to them. Route it to another evaluator first.'
      : `${open_transactions} open transactions are assigned to them. Route these to another evaluator first.`,
  )
}
