import type { Profile } from '@lading/contract/profile'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { takeUpFile } from '#modules/uploads/take-up-file'
import { profileOf } from './profile.queries.ts'
import { replacePhoto } from './replace-photo.ts'

/** A picture that the person uploaded becomes their photo; the one before is given up. Throws 400 for another kind of file. */
export async function setPhoto(tx: Tx, { file_id }: { file_id: string }, actor: Caller, now: Date): Promise<Profile> {
  const { media_type } = await takeUpFile(tx, { file_id, business_id: null }, actor, now)
  if (!media_type.startsWith('image/')) throw invalid({ file_id: ['Choose a JPG or PNG picture.'] })
  await replacePhoto(tx, file_id, actor, now)
  return profileOf(tx, actor.user_id)
}
