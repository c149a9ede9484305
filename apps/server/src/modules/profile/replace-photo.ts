import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { giveUpFile } from '#modules/uploads/take-up-file'

export async function replacePhoto(tx: Tx, photo_id: string | null, actor: Caller, now: Date): Promise<void> {
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
