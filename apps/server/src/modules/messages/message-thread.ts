import type { Message, MessageThread } from '@lading/contract/messages'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { settingOf } from '#platform/settings'
import { transactionOfThread, whyClosed } from './may-read-thread.ts'
import { readTo } from './read-messages.ts'
import type { Agency } from '@lading/domain/transactions/agency'

/** The thread on a transaction as this person may read it, oldest first. Throws 404. */
export async function threadOf(db: Db, transaction_id: number, actor: Caller): Promise<MessageThread> {
  const transaction = await transactionOfThread(db, transaction_id, actor)
  const { name } = await db
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', transaction.business_id)
    .executeTakeFirstOrThrow()
  return {
    transaction_id,
    business_id: transaction.business_id,
    accreditation_id: transaction.accreditation_id,
    reference: transaction.reference,
    type: transaction.type,
    agency: transaction.agency,
    status: transaction.status,
    business_name: name,
    why_closed: whyClosed(transaction, actor),
    messages: await messagesOf(db, { transaction_id, agency: transaction.agency }, actor),
  }
}

async function messagesOf(
  db: Db,
  { transaction_id, agency }: { transaction_id: number; agency: Agency },
  actor: Caller,
): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.author_id')
    .leftJoin('files as f', 'f.id', 'm.file_id')
    .select(['m.id', 'm.audience', 'm.author_id', 'm.body', 'm.created_at'])
    .select(['u.audience as side', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .select(['f.id as file_id', 'f.name', 'f.media_type', 'f.size', 'f.sha256', 'f.page_count'])
    .where('m.transaction_id', '=', transaction_id)
    .where('m.removed_at', 'is', null)
    .$if(actor.audience === 'customer', (query) => query.where('m.audience', '=', 'client'))
    .orderBy('m.id')
    .execute()
  const last_read = await readTo(db, transaction_id, actor)
  const agencyName = await settingOf(db, `agency.${agency}.name`)
  return rows.map((row) => ({
    id: row.id,
    audience: row.audience as Message['audience'],
    author: row.side === 'staff' && actor.audience === 'customer' ? agencyName : fullName(row),
    side: row.side === 'staff' ? 'agency' : 'client',
    is_mine: row.author_id === actor.user_id,
    is_new: row.author_id !== actor.user_id && row.id > last_read,
    body: row.body,
    file: fileOf(row),
    created_at: row.created_at.toISOString(),
  }))
}

interface FileColumns {
  file_id: string | null
  name: string | null
  media_type: string | null
  size: number | null
  sha256: string | null
  page_count: number | null
}

function fileOf({ file_id, name, media_type, size, sha256, page_count }: FileColumns): Message['file'] {
  if (!file_id || !name || !media_type || size === null || !sha256) return null
  return { id: file_id, name, media_type, size, sha256, page_count }
}
