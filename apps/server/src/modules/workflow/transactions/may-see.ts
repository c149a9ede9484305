import { isCase } from '@lading/domain/transactions/family'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import { endedAsDraft, unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import { notFound } from '#platform/problem'
import type { TransactionRow } from './transaction-row.ts'
import { worksFor } from '@lading/domain/people/acting/works-for'

type Seen = Pick<TransactionRow, 'business_id' | 'agency' | 'type' | 'status' | 'submitted_at'>

/**
 * Whether a person may read a transaction: its business's users (but not cases against it), and staff who work for its
 * agency. A draft belongs to the business alone until it is filed, and stays theirs where it ends or is deleted before.
 * Throws 404 for others, so that nobody learns which numbers exist: in the words for the `thing` that was asked for.
 */
export function maySee(transaction: Seen, actor: Caller, thing = 'Transaction'): void {
  const own = membershipOf(actor, transaction.business_id) !== undefined && !isCase(transaction)
  const isFiled = !unsubmittedStatuses.includes(transaction.status) && !endedAsDraft(transaction)
  const staff = (isFiled || isCase(transaction)) && worksFor(actor, transaction.agency)
  if (actor.audience === 'system' || (actor.audience === 'customer' && own) || staff) return
  throw notFound(thing)
}

/**
 * Whether a person may act on a transaction: who may read it, and the staff of its agency while its client asks them to
 * be excused from something. Of a draft they see no more than the request. Throws 404 for others.
 */
export function mayReach(transaction: Seen & Pick<TransactionRow, 'request_asked_at'>, actor: Caller): void {
  const isAsked = transaction.request_asked_at !== null && actor.audience === 'staff'
  if (!isAsked || !worksFor(actor, transaction.agency)) maySee(transaction, actor)
}

/** Whether somebody of the agency acts on a draft that is its client's alone. */
export const isOfClientAlone = ({ status, type }: Pick<Seen, 'status' | 'type'>, { audience }: Caller): boolean =>
  audience === 'staff' && status === Status.draft && !isCase({ type })
