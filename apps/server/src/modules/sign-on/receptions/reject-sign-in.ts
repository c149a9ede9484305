import type { Reception } from '@lading/domain/people/signing-in/sign-on'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { record } from '#modules/audit/record'
import type { ProviderSignIn } from './provider-sign-in.ts'

/** Nobody is let in. What it says tells nobody which addresses have accounts. */
export async function rejectSignIn(
  tx: Tx,
  { provider, attempt, claims }: ProviderSignIn,
  why: Reception,
  caller: Caller,
  now: Date,
) {
  const facts = { email: claims.email, audience: attempt.audience, provider: provider.name }
  await record(tx, { action: 'refuse-sign-in', object: 'user', object_id: 'unknown', facts }, caller, now)
  // Specification, section 8; a person who reads it has proved the address.
  if (why === 'already-exists') return new Problem('not-signed-in', 'Account Already Exist')
  // One sentence for nobody, the wrong audience and a disabled account.
  return new Problem(
    'not-signed-in',
    'No account can use this sign-in method. Check whether you are logging in as a customer or as staff, or use your password.',
  )
}
