import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { mailAddressChanged, mailVerification } from '#modules/accounts/records/account-mails'
import { endSessions } from '#modules/accounts/records/accounts.queries'
import { isTokenWaiting, voidTokens } from '#modules/accounts/records/one-time-tokens'
import { mailPasswordLink } from './take-password.ts'

interface Addressee {
  readonly email: string
  readonly first_name: string
}

interface MoveAddressInput {
  /** The account with the address it had. */
  readonly before: Addressee & {
    readonly id: number
    readonly email_verified_at: string | null
    readonly last_login: string | null
  }
  readonly after: Addressee
}

/**
 * An account got another address: links mailed to the one before work no longer, since their reader may be a stranger.
 * The new one is confirmed by mail, or gets the link to a password that was still waiting, which confirms it too. Where
 * the account was in use, its owner is told at the former address, and the caller's session alone is left.
 */
export async function moveAddress(
  tx: Tx,
  { before, after }: MoveAddressInput,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { id, last_login, email_verified_at } = before
  const person = { id, email: after.email, first_name: after.first_name }
  const waited = await isTokenWaiting(tx, id, 'first-password', now)
  await voidTokens(tx, id, ['verify-email', 'reset-password', 'first-password', 'second-factor'], now)
  await endSessions(tx, id, now, actor.session_id)
  if (email_verified_at !== null || last_login !== null) await mailAddressChanged(tx, before, now)
  if (waited) await mailPasswordLink(tx, person, last_login === null ? 'new' : 'reset', now)
  else await mailVerification(tx, person, now)
}
