import type { Profile } from '@lading/contract/profile'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { profileOf } from './profile.queries.ts'
import { replacePhoto } from './replace-photo.ts'

/** The initials stand again. */
export async function removePhoto(tx: Tx, _order: unknown, actor: Caller, now: Date): Promise<Profile> {
  await replacePhoto(tx, null, actor, now)
  return profileOf(tx, actor.user_id)
}
