import { isCase } from '@lading/domain/transactions/family'
import { membershipOf } from '@lading/domain/people/actor'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import { notFound } from '#platform/problem'
import type { TransactionRow } from './transaction-row.ts'
import { worksFor } from '@lading/domain/people/works-for'

type Seen = Pick<TransactionRow, 'business_id' | 'agency' | 'type' | 'status'>

/**
 * Whether a person may read a transaction: its business's users (but not cases against it), and staff who work for its
 * agency. A draft belongs to the business alone until it is filed. Throws 404 for others, so that nobody learns which
 * numbers exist.
 */
export function maySee(transaction: Seen, actor: Caller): void {
  const own = membershipOf(actor, transaction.business_id) !== undefined && !isCase(transaction)
  const isFiled = transaction.status !== Status.draft || isCase(transaction)
  const staff = isFiled && worksFor(actor, transaction.agency)
  if (actor.audience === 'system' || (actor.audience === 'customer' && own) || staff) return
  throw notFound('Transaction')
}
