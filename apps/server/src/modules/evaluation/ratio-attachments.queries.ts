import type { RatioSheet } from '@lading/contract/ratio-analysis'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Db } from '#platform/database'

/** The files beside the ratio analysis of a transaction, the first kept first. */
export async function ratioAttachmentsOf(db: Db, transaction_id: number): Promise<RatioSheet['attachments']> {
  const rows = await db
    .selectFrom('ratio_attachments as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .innerJoin('users as u', 'u.id', 'a.attached_by')
    .select(['a.id', 'a.file_id', 'a.attached_at', 'f.name', 'f.media_type', 'f.size', 'f.sha256', 'f.page_count'])
    .select(['u.id as user_id', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('a.transaction_id', '=', transaction_id)
    .orderBy('a.id')
    .execute()
  return rows.map(({ id, file_id, attached_at, name, media_type, size, sha256, page_count, user_id, ...person }) => ({
    id,
    file: { id: file_id, name, media_type, size, sha256, page_count },
    by: { user_id, name: fullName(person) },
    at: attached_at.toISOString(),
  }))
}
