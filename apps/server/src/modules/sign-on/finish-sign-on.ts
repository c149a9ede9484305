import type { SignOnAnswer } from '@lading/contract/sign-on'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { browserOf } from '#platform/calls/browser-cookie'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { Problem } from '#platform/problem'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { linkIdentity } from '#modules/accounts/identities/identities'
import { checkIdToken, exchangeCode } from './ask-provider.ts'
import { callbackOf, providerNamed } from './begin-sign-on.ts'
import type { ProviderClaims } from './provider-claims.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'
import { endAttempt } from './end-attempt.ts'
import { type Attempt } from './begin-attempt.ts'

type Answer = z.input<typeof SignOnAnswer>

interface Return {
  readonly device: string
  readonly actor: Caller
  readonly request: FastifyRequest
  /** What the call asks, where it says so; else what was begun counts. */
  readonly purpose?: 'login' | 'signup'
}

interface Code {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

/** Ends what was begun in this browser with the code it came back with. */
export async function finishWithCode(deps: Deps, { code, state, iss }: Code, back: Return, provider?: string) {
  const claim = { browser: browserOf(back.request), by: { state }, ...(provider && { provider }) }
  const attempt = await deps.db.transaction().execute((tx) => endAttempt(tx, claim, deps.clock.now()))
  const asked = providerNamed(deps.config, attempt.provider)
  const redirect_uri = callbackOf(asked, deps.config)
  const claims = await exchangeCode(asked, { ...attempt, code, iss, state, redirect_uri })
  return receiveThem(deps, asked, attempt, claims, back)
}

/** Ends what was begun in this browser with the ID token that was made for it. */
export async function finishWithIdToken(deps: Deps, token: string, back: Return, provider: string): Promise<Answer> {
  const asked = providerNamed(deps.config, provider)
  const claims = await checkIdToken(asked, token)
  const claim = { browser: browserOf(back.request), by: { nonce: claims.nonce }, provider }
  const attempt = await deps.db.transaction().execute((tx) => endAttempt(tx, claim, deps.clock.now()))
  return receiveThem(deps, asked, attempt, claims, back)
}

async function receiveThem(
  deps: Deps,
  provider: SignOnProvider,
  attempt: Attempt,
  claims: ProviderClaims,
  { device, actor, request, purpose }: Return,
): Promise<Answer> {
  if (attempt.purpose === 'link') return linkOwn(deps, provider, attempt, claims, actor)
  const user_agent = request.headers['user-agent'] ?? ''
  const browser = browserOf(request) ?? ''
  const wish = { ...attempt, purpose: purpose ?? attempt.purpose }
  const visit = { provider, attempt: wish, claims, browser, device, user_agent, config: deps.config }
  const answer = await deps.db.transaction().execute((tx) => signInWithProvider(tx, visit, actor, deps.clock.now()))
  deps.wake()
  if (answer instanceof Problem) throw answer
  return answer
}

/** The person who began it on their profile, and is signed in still. */
async function linkOwn(
  deps: Deps,
  { name, label }: SignOnProvider,
  { user_id, wanted }: Attempt,
  { subject, email }: ProviderClaims,
  actor: Caller,
): Promise<Answer> {
  if (user_id === null || actor.user_id !== user_id) {
    throw new Problem('not-signed-in', 'You are no longer logged in as the same user. Log in, and start again.')
  }
  const link = { user_id, provider: name, label, subject, email }
  await deps.db.transaction().execute((tx) => linkIdentity(tx, link, actor, deps.clock.now()))
  deps.wake()
  return { linked: { provider: name, label }, to: wanted }
}
