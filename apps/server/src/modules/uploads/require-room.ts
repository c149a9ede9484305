import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { Problem } from '#platform/problem'

const GB = 1024 ** 3
/** A whole application with all its pages; what no act takes up in a day goes, what is given up after an hour. */
const MOST_UNUSED_BYTES = 500 * 1024 ** 2
/** Whatever becomes of them: files of messages stay for good. */
const MOST_BYTES_A_DAY = 2 * GB
const DAY = 24 * 3_600_000

const TOO_MUCH_UNUSED =
  'Too many of your uploads are not attached to anything, or were removed or replaced within the last hour. Attach the ones you need, and try again in an hour; what is not attached is deleted after a day.'
const TOO_MUCH_A_DAY = 'You uploaded more than 2 GB within a day. Try again tomorrow.'

/**
 * Throws 429 where a person has uploaded more than an act could take up, or more in a day than anybody needs: nobody fills
 * the disk of all. What was given up counts until its bytes are gone.
 */
export async function requireRoom(db: Db, uploaded_by: number, now: Date): Promise<void> {
  const ofPerson = db
    .selectFrom('files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('size'), eb.lit(0)).as('bytes'))
    .where('uploaded_by', '=', uploaded_by)
  const unused = await ofPerson
    .where(sql<SqlBool>`storage_key not like 'purged/%' and (attached_at is null or deleted_at is not null)`) // the words of the index
    .executeTakeFirstOrThrow()
  if (Number(unused.bytes) > MOST_UNUSED_BYTES) throw new Problem('too-many-requests', TOO_MUCH_UNUSED)
  const today = await ofPerson.where('created_at', '>', new Date(now.getTime() - DAY)).executeTakeFirstOrThrow()
  if (Number(today.bytes) > MOST_BYTES_A_DAY) throw new Problem('too-many-requests', TOO_MUCH_A_DAY)
}
