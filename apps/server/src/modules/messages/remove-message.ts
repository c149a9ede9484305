import type { MessageThread } from '@lading/contract/messages'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { transactionOfThread } from './may-read-thread.ts'
import { threadOf } from './message-thread.ts'

/** Takes one's own message out of the thread; its words stay in the audit. Throws 404, 403 for another's. */
export async function removeMessage(tx: Tx, { id }: { id: number }, actor: Caller, now: Date): Promise<MessageThread> {
  const message = await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw notFound('Message')
  await transactionOfThread(tx, message.transaction_id, actor, 'Message')
  if (actor.audience === 'customer' && message.audience === 'internal') throw notFound('Message')
  if (message.author_id !== actor.user_id) throw notAllowed('Only the author can withdraw a message.')

  await tx.updateTable('messages').set({ removed_at: now }).where('id', '=', id).execute()
  await record(
    tx,
    {
      action: 'remove-message',
      object: 'message',
      object_id: id,
      transaction_id: message.transaction_id,
      facts: { body: message.body, audience: message.audience },
    },
    actor,
    now,
  )
  return threadOf(tx, message.transaction_id, actor)
}
