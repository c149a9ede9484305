import type { Profile } from '@lading/contract/profile'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { giveUpFile, takeUpFile } from '#modules/documents/take-up-file'
import { profileOf } from './profile.queries.ts'

/** A picture that the person uploaded becomes their photo; the one before is given up. Throws 400 for another kind of file. */
export async function setPhoto(tx: Tx, { file_id }: { file_id: string }, actor: Caller, now: Date): Promise<Profile> {
  const { media_type } = await takeUpFile(tx, { file_id, business_id: null }, actor, now)
  if (!media_type.startsWith('image/')) throw invalid({ file_id: ['Choose a JPG or PNG picture.'] })
  await replacePhoto(tx, file_id, actor, now)
  return profileOf(tx, actor.user_id)
}

/** The initials stand again. */
export async function removePhoto(tx: Tx, _order: unknown, actor: Caller, now: Date): Promise<Profile> {
  await replacePhoto(tx, null, actor, now)
  return profileOf(tx, actor.user_id)
}

async function replacePhoto(tx: Tx, photo_id: string | null, actor: Caller, now: Date): Promise<void> {
  const { user_id } = actor
  const before = await tx
    .selectFrom('user_profiles')
    .select('photo_id')
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (before?.photo_id) await giveUpFile(tx, before.photo_id, now)
  await tx
    .insertInto('user_profiles')
    .values({ user_id, photo_id })
    .onConflict((row) => row.column('user_id').doUpdateSet({ photo_id }))
    .execute()
  const action = photo_id ? 'set-photo' : 'remove-photo'
  await record(tx, { action, object: 'user', object_id: user_id, facts: { photo_id } }, actor, now)
}
