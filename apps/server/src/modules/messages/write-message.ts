import { shortened } from '@lading/domain/text/shortened'
import { paths } from '@lading/contract/addresses/paths'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import type { MessageAudience, MessageThread } from '@lading/contract/messages'
import { cleanHtml, escaped, textOf } from '#platform/clean-html'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { takeUpFile } from '#modules/uploads/take-up-file'
import { notify } from '#modules/notifications/notify'
import { clientOf, processorOrManagers } from '#modules/notifications/recipients.queries'
import { transactionOfThread, whyClosed, type Thread } from './may-read-thread.ts'
import { threadOf } from './message-thread.ts'

interface WriteMessageInput {
  readonly transaction_id: number
  readonly audience?: MessageAudience | undefined
  readonly body: string
  readonly file_id?: string | undefined
}

/** A message to the other side, or a note among staff; its recipients are notified. Throws 404, 409 where one only reads. */
export async function writeMessage(tx: Tx, input: WriteMessageInput, actor: Caller, now: Date): Promise<MessageThread> {
  const transaction = await transactionOfThread(tx, input.transaction_id, actor)
  const closed = whyClosed(transaction, actor)
  if (closed) throw refused(closed)
  const audience = audienceOf(input, actor)
  const body = cleanHtml(input.body)
  if (textOf(body) === '') throw invalid({ body: ['Write the message.'] })

  if (input.file_id) {
    const business_id = audience === 'client' ? transaction.business_id : null
    await takeUpFile(tx, { file_id: input.file_id, business_id }, actor, now)
  }
  const { id } = await tx
    .insertInto('messages')
    .values({
      transaction_id: transaction.id,
      audience,
      author_id: actor.user_id,
      body,
      file_id: input.file_id ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellReaders(tx, { transaction, audience, body }, actor, now)
  await record(
    tx,
    {
      action: 'write-message',
      object: 'message',
      object_id: id,
      transaction_id: transaction.id,
      facts: { audience, body, file_id: input.file_id },
    },
    actor,
    now,
  )
  return threadOf(tx, transaction.id, actor)
}

/** Staff choose on every message, so that nothing meant for colleagues goes out; a customer writes to the agency. */
function audienceOf({ audience }: WriteMessageInput, actor: Caller): MessageAudience {
  if (actor.audience === 'staff') {
    if (!audience) throw invalid({ audience: ['Choose who can read it: the client, or staff only.'] })
    return audience
  }
  if (audience === 'internal') throw invalid({ audience: ['A message to the agency is read by the agency.'] })
  return 'client'
}

interface Written {
  readonly transaction: Thread
  readonly audience: MessageAudience
  readonly body: string
}

async function tellReaders(tx: Tx, { transaction, audience, body }: Written, actor: Caller, now: Date): Promise<void> {
  const { id, reference } = transaction
  const toClient = actor.audience === 'staff' && audience === 'client'
  const readers = toClient ? await clientOf(tx, transaction) : await processorOrManagers(tx, transaction)
  await notify(
    tx,
    {
      user_ids: readers.filter((user_id) => user_id !== actor.user_id),
      transaction_id: id,
      subject: `${audience === 'internal' ? 'Internal note' : 'Message'} on ${reference}`,
      message: `<p>${escaped(beginning(textOf(body)))}</p>`,
      link: toClient ? paths.message(id) : staffPath({ ...transaction, transaction_id: id }),
      ...(!toClient && { from_user_id: actor.user_id }),
      mail: toClient && `The agency sent you a message about ${reference}`,
      mail_kind: 'messages',
    },
    now,
  )
}

const beginning = (text: string) => (text.length > 300 ? `${shortened(text, 299)}…` : text)
