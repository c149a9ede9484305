import type { Tx } from '#platform/database'
import { escaped } from '#platform/clean-html'
import { askAtOnce } from '#platform/office-contact'
import { letter } from '#platform/mail/mail-letter'
import { queueMail } from '#platform/mail/mail'

interface Said {
  readonly label: string
  /** Else it was taken away. */
  readonly is_linked: boolean
}

/** Tells the owner which ways to sign in came or went, so that what somebody else did does not stay unnoticed. */
export async function mailLinkedMethod(tx: Tx, user_id: number, { label, is_linked }: Said, now: Date): Promise<void> {
  const { email, first_name } = await tx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const said = is_linked
    ? `You can now sign in to your account with ${escaped(label)}.`
    : `You can no longer sign in to your account with ${escaped(label)}.`
  // The new password alone would leave the way in to the one who added it.
  const advice = is_linked
    ? 'If this was not you, please remove it on your profile under “Ways to sign in”, then set a new password, and tell the agency'
    : 'If this was not you, please change your password and tell the agency'
  const message = `<p>${said}</p>${await askAtOnce(tx, advice)}`
  const subject = is_linked ? 'A way to sign in was added' : 'A way to sign in was removed'
  await queueMail(
    tx,
    { to_user_id: user_id, to_address: email, subject, ...letter({ to_name: first_name, message }) },
    now,
  )
}
