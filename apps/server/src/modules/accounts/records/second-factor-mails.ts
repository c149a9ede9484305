import type { Tx } from '#platform/database'
import { askAtOnce } from '#platform/office-contact'
import { letter } from '#platform/mail/mail-letter'
import { queueMail } from '#platform/mail/mail'

const asked = 'When you log in, you now enter a code from your authenticator app after the password.'
const passwordAlone = 'When you log in, only your password is now needed.'

const words = {
  'turned-on': { subject: 'Your second factor is on', said: `A second factor was set up for your account. ${asked}` },
  'turned-off': { subject: 'Your second factor is off', said: `You turned your second factor off. ${passwordAlone}` },
  'app-removed': {
    subject: 'Your authenticator app was removed',
    said: 'You removed the authenticator app of your account. Your passkeys stay.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    said: 'When you log in, you can now use the new passkey after the password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    said: 'A passkey of your account was removed and no longer works. Your other ways to log in stay.',
  },
  'passkey-copied': {
    subject: 'A passkey of yours may have been copied',
    said: 'A passkey of your account was used that may be a copy, so the login was refused. Remove the passkey on your profile, and add a new one.',
  },
  removed: {
    subject: 'Your second factor was removed',
    said: 'An administrator removed the second factor of your account. Set up a new one on your profile.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    said: 'Your account was logged in to with a recovery code instead of the app or a passkey.',
  },
} as const

/** Tells the owner what happened to their second factor, so that what somebody else did does not stay unnoticed. */
export async function mailSecondFactor(tx: Tx, user_id: number, what: keyof typeof words, now: Date): Promise<void> {
  const { email, first_name } = await tx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const { subject, said } = words[what]
  const message = `<p>${said}</p>${await askAtOnce(tx, 'If this was not you, please tell the agency')}`
  await queueMail(
    tx,
    { to_user_id: user_id, to_address: email, subject, ...letter({ to_name: first_name, message }) },
    now,
  )
}
