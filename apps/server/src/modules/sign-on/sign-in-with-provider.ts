import type { SignOnAnswer } from '@lading/contract/sign-on'
import { receive } from '@lading/domain/people/signing-in/sign-on'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { type Problem, refused } from '#platform/problem'
import { accountOf } from '#modules/accounts/records/accounts.queries'
import { accountOfIdentity } from '#modules/accounts/identities/identities'
import { mailOwnerOfAddress } from './receptions/mail-owner.ts'
import { makeAccount } from './receptions/make-account.ts'
import { offerLink } from './receptions/offer-link.ts'
import { openSession } from './receptions/open-session.ts'
import type { ProviderSignIn } from './receptions/provider-sign-in.ts'
import { rejectSignIn } from './receptions/reject-sign-in.ts'

type Answer = z.input<typeof SignOnAnswer>

/** Receives somebody a provider vouches for. What is refused is answered, so that the caller can throw it after the commit. */
export async function signInWithProvider(
  tx: Tx,
  input: ProviderSignIn,
  caller: Caller,
  now: Date,
): Promise<Answer | Problem> {
  const { provider, attempt, claims } = input
  const identity = { provider: provider.name, subject: claims.subject, email: claims.email }
  await oneAtATime(tx, `identity ${identity.provider} ${identity.subject}`, `address ${claims.email}`)
  const linked = await accountOfIdentity(tx, identity)
  if (!linked && claims.email === '')
    return refused(`${provider.label} did not provide an e-mail address, which an account needs.`)
  const same_address = await accountOf(tx, claims.email)
  const reception = receive({
    purpose: attempt.purpose === 'signup' ? 'signup' : 'login',
    audience: attempt.audience,
    email: claims.email,
    is_email_verified: claims.is_email_verified,
    linked: linked && known(linked),
    same_address: same_address && known({ ...same_address, deleted_at: null }),
  })
  const to = attempt.wanted
  switch (reception) {
    case 'sign-in':
      return { ...(await openSession(tx, ensure(linked, 'the linked account').id, input, caller, now)), to }
    case 'make-account':
      return { ...(await openSession(tx, await makeAccount(tx, input, caller, now), input, caller, now)), to }
    case 'offer-link':
      return { offer: await offerLink(tx, ensure(same_address, 'the account with the same address'), input, now), to }
    case 'check-mail':
      await mailOwnerOfAddress(tx, input, { linked, same_address }, caller, now)
      return { check_mail: { email: claims.email }, to }
    default:
      return rejectSignIn(tx, input, reception, caller, now)
  }
}

/** Several first sign-ins of one person, or of one address, come one after another. */
async function oneAtATime(tx: Tx, ...names: string[]): Promise<void> {
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

interface Row {
  readonly audience: string
  readonly status: string
  readonly deleted_at: Date | null
  readonly email: string
  readonly email_verified_at: Date | null
}

const known = ({ audience, status, deleted_at, email, email_verified_at }: Row) => ({
  audience,
  email,
  is_open: status === 'active' && deleted_at === null,
  is_email_verified: email_verified_at !== null,
})
