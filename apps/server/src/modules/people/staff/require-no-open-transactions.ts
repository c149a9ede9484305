import type { AdminUser } from '@lading/contract/people/admin-users'
import { refused } from '#platform/problem'

/** Nobody routes at that status: the approving officer returns it. */
const AT_LETTER = 'One that waits for its letter of authority can be routed once the approving officer has returned it.'

/** Who leaves an agency leaves no work behind that only they have. Throws 409. */
export function requireNoOpenTransactions({ open_transactions }: Pick<AdminUser, 'open_transactions'>): void {
  if (open_transactions === 0) return
  const what =
    open_transactions === 1
      ? 'An open transaction is assigned to them. Route it to another evaluator first.'
      : `${open_transactions} open transactions are assigned to them. Route these to another evaluator first.`
  throw refused(`${what} ${AT_LETTER}`)
}
