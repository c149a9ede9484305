import { paths } from '@lading/contract/addresses/paths'
import type { Db, Tx } from '#platform/database'
import { askAtOnce } from '#platform/office-contact'
import { letter } from '#platform/mail/mail-letter'
import { queueMail } from '#platform/mail/mail'
import { issueToken } from './one-time-tokens.ts'

const HOUR = 3_600_000
const MOST_AN_HOUR = 5

interface Addressee {
  readonly id: number
  readonly email: string
  readonly first_name: string
}

const CONFIRM = 'Confirm your e-mail address'
const ALREADY = 'You already have an account'
const RESET = 'Set a new password'
const CHOOSE = 'Confirm your e-mail address and choose a password'

/** Nobody's mailbox is filled by somebody else: at most five such mails to a person an hour. */
export async function mayBeMailed(db: Db, user_id: number, now: Date): Promise<boolean> {
  const { mails } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('to_user_id', '=', user_id)
    .where('subject', 'in', [CONFIRM, ALREADY, RESET, CHOOSE])
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow()
  return mails < MOST_AN_HOUR
}

/** The link that confirms an address; links mailed before it stop working. */
export async function mailVerification(tx: Tx, person: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, person.id, 'verify-email', now)
  await send(tx, person, now, {
    subject: CONFIRM,
    message:
      '<p>Welcome to Lading. Please confirm that this e-mail address is yours. You can then sign in and apply.</p>' +
      '<p>The link works once, within 24 hours. If you did not request an account, no action is needed from you.</p>',
    button: { label: 'Confirm my e-mail address', path: paths.verifyEmail(token) },
  })
}

/** Somebody asked for an account that is there: only the owner of the address learns it. */
export function mailAlreadyRegistered(tx: Tx, person: Addressee, now: Date): Promise<void> {
  return send(tx, person, now, {
    subject: ALREADY,
    message:
      '<p>A new account was requested for this e-mail address, which already has one. Nothing was changed.</p>' +
      '<p>If this was you, sign in with your password. If not, no action is needed from you.</p>',
    button: { label: 'Sign in', path: paths.login() },
  })
}

/** The link in place of a forgotten password; links mailed before it stop working. */
export async function mailReset(tx: Tx, person: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, person.id, 'reset-password', now)
  await send(tx, person, now, {
    subject: RESET,
    message:
      '<p>A new password was requested for your account.</p>' +
      '<p>The link works once, within 30 minutes. If you did not request it, no action is needed from you and your password does not change.</p>',
    button: { label: 'Set a new password', path: paths.resetPassword(token, person.email) },
  })
}

/** After a second registration of an address that is not confirmed: the person who reads its mail chooses the password. */
export async function mailPasswordChoice(tx: Tx, person: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, person.id, 'reset-password', now)
  await send(tx, person, now, {
    subject: CHOOSE,
    message:
      '<p>An account was requested for this e-mail address more than once. To be sure that it is yours, please choose its password again. This confirms the address as well.</p>' +
      '<p>The link works once, within 30 minutes. If you did not request an account, no action is needed from you.</p>',
    button: { label: 'Choose a password', path: paths.resetPassword(token, person.email) },
  })
}

/** The first administrator's one link; it is also printed where the portal was started. Returns its path. */
export async function mailFirstPassword(tx: Tx, person: Addressee, now: Date): Promise<string> {
  const token = await issueToken(tx, person.id, 'first-password', now)
  const path = paths.resetPassword(token, person.email)
  await send(tx, person, now, {
    subject: 'Set your password',
    message:
      '<p>You are the first administrator of this portal. Please choose your password.</p>' +
      '<p>The link works once, within 72 hours.</p>',
    button: { label: 'Set my password', path },
  })
  return path
}

/** So that a change somebody else made does not stay unnoticed. */
export async function mailPasswordChanged(tx: Tx, person: Addressee, now: Date): Promise<void> {
  return send(tx, person, now, {
    subject: 'Your password was changed',
    message:
      '<p>The password of your account was changed, and your other sessions were ended.</p>' +
      (await askAtOnce(tx, 'If this was not you, please tell the agency')),
  })
}

/** To the address an account had, so that it is not taken without its owner's knowledge. */
export async function mailAddressChanged(tx: Tx, before: Addressee, now: Date): Promise<void> {
  return send(tx, before, now, {
    subject: 'The e-mail address of your account was changed',
    message:
      '<p>The e-mail address of your account was changed. Mails about the account are no longer sent to this address.</p>' +
      (await askAtOnce(tx, 'If you did not ask for this, please tell the agency')),
  })
}

interface Said {
  readonly subject: string
  readonly message: string
  readonly button?: { readonly label: string; readonly path: string }
}

function send(tx: Tx, { id, email, first_name }: Addressee, now: Date, { subject, ...said }: Said): Promise<void> {
  return queueMail(tx, { to_user_id: id, to_address: email, subject, ...letter({ to_name: first_name, ...said }) }, now)
}
