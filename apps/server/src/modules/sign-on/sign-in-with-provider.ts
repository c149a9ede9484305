import type { SignOnAnswer } from '@lading/contract/sign-on'
import { assertsSecondFactor, receive, sameAddress, type Reception } from '@lading/domain/people/signing-in/sign-on'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database'
import { Problem, refused } from '#platform/problem'
import { labelOfProvider, type SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { mailAlreadyRegistered, mailVerification, mayBeMailed } from '#modules/accounts/records/account-mails'
import { accountOf, type Account } from '#modules/accounts/records/accounts.queries'
import { accountOfIdentity, addIdentity, noteUse } from '#modules/accounts/identities/identities'
import { insertCustomer } from '#modules/accounts/registration/insert-customer'
import { makeOffer } from '#modules/accounts/identities/link-offers'
import { askSecondStep } from '#modules/accounts/signing-in/second-step'
import { signIn } from '#modules/accounts/signing-in/sign-in'
import { withDebt } from '#modules/accounts/signing-in/with-debt'
import { record } from '#modules/audit/record'
import type { ProviderClaims } from './provider-claims.ts'
import type { Attempt } from './begin-attempt.ts'

export interface ProviderSignIn {
  readonly provider: SignOnProvider
  readonly attempt: Attempt
  readonly claims: ProviderClaims
  /** What the browser shows. */
  readonly browser: string
  readonly device: string
  readonly user_agent: string
  readonly config: Config
}

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
      return { offer: await offerTo(tx, ensure(same_address, 'the account with the same address'), input, now), to }
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

/** Opens a session, or asks for the second step where the provider asserts none. */
async function openSession(tx: Tx, user_id: number, input: ProviderSignIn, caller: Caller, now: Date) {
  const { provider, claims, device, user_agent, config } = input
  const { email, is_email_verified, subject } = claims
  await noteUse(tx, { provider: provider.name, subject, email }, now)
  const account = ensure(await accountOf(tx, await addressOf(tx, user_id)), 'the account just made')
  if (is_email_verified && sameAddress(email, account.email) && !account.email_verified_at) {
    await tx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user_id).execute()
  }
  if (account.has_second_factor && !assertsSecondFactor(claims.methods)) {
    return { second_factor: await askSecondStep(tx, config, account, now) }
  }
  const { user, authorisation } = await signIn(tx, { user_id, user_agent, device }, caller, now)
  return { user: withDebt(config, user), authorisation }
}

async function addressOf(tx: Tx, user_id: number): Promise<string> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()
  return email.toLowerCase()
}

/** A customer without a password, opened by this identity alone until they set one. */
async function makeAccount(tx: Tx, { provider, claims }: ProviderSignIn, caller: Caller, now: Date): Promise<number> {
  const { email, first_name, last_name, subject, is_email_verified } = claims
  const email_verified_at = is_email_verified ? now : null
  const given = { email, first_name, last_name, password_hash: null, email_verified_at }
  const user_id = await insertCustomer(tx, given, now)
  if (user_id === undefined) throw refused('This address has just been registered. Please start again.')
  await addIdentity(tx, { user_id, provider: provider.name, subject, email }, now)
  const facts = { is_new: true, provider: provider.name }
  await record(tx, { action: 'register', object: 'user', object_id: user_id, facts }, { ...caller, user_id }, now)
  return user_id
}

async function offerTo(tx: Tx, account: Account, { provider, claims, browser, config }: ProviderSignIn, now: Date) {
  const { subject, email } = claims
  const offer = { user_id: account.id, provider: provider.name, subject, email, browser }
  const identities = await tx.selectFrom('identities').select('provider').where('user_id', '=', account.id).execute()
  return {
    token: await makeOffer(tx, offer, now),
    label: provider.label,
    email: account.email,
    has_password: account.password_hash !== null,
    other_methods: identities.map((method) => labelOfProvider(config, method.provider)),
  }
}

interface Found {
  readonly linked: { readonly id: number } | undefined
  readonly same_address: Account | undefined
}

/** Nobody proved the address: its owner learns by mail what there is; the caller reads the same in every case. */
async function mailOwnerOfAddress(
  tx: Tx,
  input: ProviderSignIn,
  { linked, same_address }: Found,
  caller: Caller,
  now: Date,
) {
  if (!linked && !same_address) await makeAccount(tx, input, caller, now)
  const account = linked ? await accountOf(tx, await addressOf(tx, linked.id)) : await accountOf(tx, input.claims.email)
  if (!account || account.status !== 'active' || !(await mayBeMailed(tx, account.id, now))) return
  const isWaiting = account.audience === 'customer' && !account.email_verified_at
  await (isWaiting ? mailVerification(tx, account, now) : mailAlreadyRegistered(tx, account, now))
}

async function rejectSignIn(
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
