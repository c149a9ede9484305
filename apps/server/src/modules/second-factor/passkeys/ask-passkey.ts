import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { refused } from '#platform/problem'
import { relyingParty } from '#platform/sign-on/relying-party'
import { ownerOfToken } from '#modules/accounts/records/one-time-tokens'
import { tookTooLong } from '../took-too-long.ts'
import { type Asking, askingAt, askingIn, keepChallenge } from './challenges.ts'
import { credentialsOf } from './passkeys.queries.ts'

/** What a passkey of the caller is to sign in place of a code. */
export function askToProve(deps: Deps, actor: Caller) {
  return ask(deps, askingIn(actor, 'prove'))
}

/** The challenge a passkey signs in the second step of signing in, by a person who typed the right password. */
export async function askToLogIn(deps: Deps, { token }: { token: string }) {
  const user_id = await ownerOfToken(deps.db, token, ['second-factor'], deps.clock.now())
  if (user_id === undefined) throw tookTooLong()
  return ask(deps, askingAt(token, user_id))
}

async function ask({ db, clock, config }: Deps, asking: Asking) {
  const allowCredentials = await credentialsOf(db, asking.user_id)
  if (allowCredentials.length === 0) throw refused('There is no passkey. Use another method.')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const question = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    allowCredentials,
    userVerification: 'preferred',
  })
  await keepChallenge(db, asking, question.challenge, clock.now())
  return { ...question }
}
