import type { Profile } from '@lading/contract/profile'
import type { MailKind } from '@lading/domain/people/mail-kind'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { profileOf } from './profile.queries.ts'

/** A person says which mail copies they do without. */
export async function chooseMail(
  tx: Tx,
  input: { mail_off: readonly MailKind[] },
  actor: Caller,
  now: Date,
): Promise<Profile> {
  const { user_id } = actor
  const mail_off = [...new Set(input.mail_off)]
  await tx
    .insertInto('user_profiles')
    .values({ user_id, mail_off, photo_id: null })
    .onConflict((row) => row.column('user_id').doUpdateSet({ mail_off }))
    .execute()
  await record(tx, { action: 'choose-mail', object: 'user', object_id: user_id, facts: { mail_off } }, actor, now)
  return profileOf(tx, user_id)
}
