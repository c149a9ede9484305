import { sql } from 'kysely'
import type { Actor } from '@lading/domain/people/acting/actor'
import type { Db } from '#platform/database'

/** Whether the file is the document of a published advisory that is for this person. */
export async function isOfAdvisoryFor(db: Db, file_id: string, { role_ids }: Actor): Promise<boolean> {
  const found = await db
    .selectFrom('advisories')
    .select('id')
    .where('advisory_file', '=', file_id)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(role_ids = '{}' or role_ids && ${sql.val([...role_ids])}::smallint[])`)
    .executeTakeFirst()
  return found !== undefined
}
