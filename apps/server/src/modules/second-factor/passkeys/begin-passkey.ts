import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { relyingParty } from '#platform/sign-on/relying-party'
import { signedInUser } from '#modules/accounts/records/accounts.queries'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { askingIn, keepChallenge } from './challenges.ts'
import { credentialsOf } from './passkeys.queries.ts'

/** What the browser of a person who types their password makes a new passkey for. */
export async function beginPasskey(deps: Deps, { password }: { password: string }, actor: Caller) {
  await askPassword(deps, password, actor)
  const user = await signedInUser(deps.db, actor.user_id)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const question = await generateRegistrationOptions({
    rpName: 'Lading',
    rpID: relyingParty(deps.config).id,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: fullName(user),
    excludeCredentials: await credentialsOf(deps.db, user.id),
    // It comes after the password: a security key that only asks for a touch will do.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(deps.db, askingIn(actor, 'add'), question.challenge, deps.clock.now())
  return { ...question }
}
