import { isCase } from '@lading/domain/transactions/family'
import { nounOf } from '@lading/domain/transactions/family-words'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import { endedAsDraft, unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import type { Db, Tables } from '#platform/database'
import { notFound } from '#platform/problem'
import type { Selectable } from 'kysely'
import { worksFor } from '@lading/domain/people/acting/works-for'

const read = [
  'id',
  'reference',
  'type',
  'agency',
  'status',
  'business_id',
  'accreditation_id',
  'processor_id',
  'author_id',
  'submitted_at',
] as const

/** What a thread must know of its transaction. */
export type Thread = Pick<Selectable<Tables['transactions']>, (typeof read)[number]>

/** The transaction of a thread, for those who may read it. Throws 404 for others, in the words for the `thing` asked for. */
export async function transactionOfThread(
  db: Db,
  transaction_id: number,
  actor: Caller,
  thing = 'Transaction',
): Promise<Thread> {
  const transaction = await db
    .selectFrom('transactions')
    .select(read)
    .where('id', '=', transaction_id)
    .executeTakeFirst()
  if (!transaction || !(await mayRead(db, transaction, actor))) throw notFound(thing)
  return transaction
}

/** A case against a business is told to it in a thread only (the agency begins it); drafts are the business's own. */
async function mayRead(db: Db, transaction: Thread, actor: Caller): Promise<boolean> {
  if (actor.audience !== 'customer') {
    const isOwnAlone = unsubmittedStatuses.includes(transaction.status) || endedAsDraft(transaction)
    return !isOwnAlone && worksFor(actor, transaction.agency)
  }
  if (!membershipOf(actor, transaction.business_id)) return false
  if (!isCase(transaction)) return transaction.status !== Status.deleted
  const first = await db
    .selectFrom('messages')
    .select('id')
    .where('transaction_id', '=', transaction.id)
    .where('audience', '=', 'client')
    .executeTakeFirst()
  return first !== undefined
}

/** Why this person may read the thread but not write, or null. */
export function whyClosed(
  { status, agency, type, submitted_at }: Pick<Thread, 'status' | 'agency' | 'type' | 'submitted_at'>,
  actor: Caller,
): string | null {
  if (status === Status.draft) return `The agency reads messages once the ${nounOf(type)} is submitted.`
  if (endedAsDraft({ status, submitted_at })) return `The ${nounOf(type)} ended before the agency received it.`
  if (actor.audience === 'staff' && actor.agency !== agency) return 'Only staff of the agency write here.'
  return null
}
