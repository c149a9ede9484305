import { paths } from '@lading/contract/addresses/paths'
import { generatedPassword } from '@lading/domain/people/signing-in/password'
import { randomInt } from 'node:crypto'
import type { Tx } from '#platform/database'
import { askAtOnce } from '#platform/office-contact'
import { letter } from '#platform/mail/mail-letter'
import { queueMail } from '#platform/mail/mail'
import { endSessions } from '#modules/accounts/records/accounts.queries'
import { issueToken, voidTokens } from '#modules/accounts/records/one-time-tokens'
import { hashPassword, inPasswordTurn } from '#modules/accounts/passwords/passwords'

const HANDED_OVER = 20 // characters

interface Addressee {
  readonly id: number
  readonly email: string
  readonly first_name: string
}

/** A password to hand over, with its hash; made before the transaction, since hashing takes its time. */
export async function passwordToHandOver(): Promise<{ password: string; password_hash: string }> {
  const password = generatedPassword(HANDED_OVER, (below) => randomInt(below))
  return { password, password_hash: await inPasswordTurn(() => hashPassword(password)) }
}

/** What somebody had no longer works: password, sessions and open links. Null leaves them without until the link is used. */
export async function replacePassword(tx: Tx, user_id: number, password_hash: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ password_hash, change_passwd: password_hash === null ? 0 : 1, version: eb('version', '+', 1) }))
    .where('id', '=', user_id)
    .execute()
  await endSessions(tx, user_id, now)
  await voidTokens(tx, user_id, ['reset-password', 'first-password', 'second-factor'], now)
}

/** Mails the one-time link with which somebody sets a password. */
export async function mailPasswordLink(tx: Tx, person: Addressee, kind: 'new' | 'reset', now: Date): Promise<void> {
  const token = await issueToken(tx, person.id, 'first-password', now)
  const path = paths.resetPassword(token, person.email)
  const { subject, why } = words[kind]
  const message = `<p>${why}</p><p>The link works once, within 72 hours.</p>`
  const said = letter({ to_name: person.first_name, message, button: { label: 'Set my password', path } })
  await queueMail(tx, { to_user_id: person.id, to_address: person.email, subject, ...said }, now)
}

const words = {
  new: {
    subject: 'Your account is ready',
    why: 'An account was created for you on the accreditation portal. Please choose your password.',
  },
  reset: {
    subject: 'Set a new password',
    why: 'An administrator reset the password of your account. Your previous password no longer works. Please choose a new one.',
  },
} as const

/** A password was handed over in person: the owner of the address learns of it all the same. */
export async function mailHandedOver(tx: Tx, { id, email, first_name }: Addressee, now: Date): Promise<void> {
  const message =
    '<p>An administrator set a temporary password for your account, to be given to you in person. You must change it when you first log in.</p>' +
    (await askAtOnce(tx, 'If you did not request this, please tell the agency'))
  const said = letter({ to_name: first_name, message })
  await queueMail(tx, { to_user_id: id, to_address: email, subject: 'Your password was reset', ...said }, now)
}
