import type { Tx } from '#platform/database'
import { letter } from '#platform/mail-letter'
import { queueMail } from '#platform/mail'

const asked = 'From now on, logging in asks for a code of your authenticator app after the password.'
const passwordAlone = 'From now on, the password alone is asked when you log in.'

const words = {
  'turned-on': { subject: 'Your second factor is on', said: `A second factor was set up for your account. ${asked}` },
  'turned-off': { subject: 'Your second factor is off', said: `You turned your second factor off. ${passwordAlone}` },
  removed: {
    subject: 'Your second factor was removed',
    said: 'An administrator removed the second factor of your account. Set up a new one on your profile.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    said: 'Somebody, probably you, logged in to your account with a recovery code in place of the app.',
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
  const message = `<p>${said}</p><p>If it was not you, please write to the help desk at once.</p>`
  await queueMail(
    tx,
    { to_user_id: user_id, to_address: email, subject, ...letter({ to_name: first_name, message }) },
    now,
  )
}
