import type { Tx } from '#platform/database'
import { mailVerification } from '#modules/accounts/records/account-mails'
import { isTokenWaiting, voidTokens } from '#modules/accounts/records/one-time-tokens'
import { mailPasswordLink } from './take-password.ts'

interface Moved {
  readonly id: number
  readonly first_name: string
  /** The address the account has now. */
  readonly email: string
  readonly last_login: string | null
}

/**
 * An account got another address: links mailed to the one before work no longer, since their reader may be a stranger.
 * The new one is confirmed by mail, or gets the link to a password that was still waiting, which confirms it too.
 */
export async function moveAddress(tx: Tx, person: Moved, now: Date): Promise<void> {
  const waited = await isTokenWaiting(tx, person.id, 'first-password', now)
  await voidTokens(tx, person.id, ['verify-email', 'reset-password', 'first-password'], now)
  if (waited) await mailPasswordLink(tx, person, person.last_login === null ? 'new' : 'reset', now)
  else await mailVerification(tx, person, now)
}
