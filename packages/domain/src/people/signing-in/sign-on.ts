import { ensure } from '../../ensure.ts'
/** What somebody wants of the provider that vouches for them. */
export const signOnPurposes = ['login', 'signup', 'link'] as const
export type SignOnPurpose = (typeof signOnPurposes)[number]

/** The two audiences of the portal. */
export const signInAudiences = ['customer', 'staff'] as const
export type SignInAudience = (typeof signInAudiences)[number]

/** An account, as far as it matters who comes in by it. */
export interface KnownAccount {
  readonly audience: string
  /** Neither disabled nor deleted. */
  readonly is_open: boolean
  readonly is_email_verified: boolean
  readonly email: string
}

/** Somebody a provider vouches for. */
export interface Arrival {
  readonly purpose: Exclude<SignOnPurpose, 'link'>
  readonly audience: SignInAudience
  readonly email: string
  /** Whether the provider says that the address is theirs; without it the address proves nothing. */
  readonly is_email_verified: boolean
  /** The account this identity is linked to. */
  readonly linked: KnownAccount | undefined
  /** The account that has this address. */
  readonly same_address: KnownAccount | undefined
}

export type Reception =
  | 'sign-in'
  /** The address has an account: its password links the two. */
  | 'offer-link'
  | 'make-account'
  /** The same answer whether or not the address has an account: the rest is told by mail. */
  | 'check-mail'
  | 'already-exists'
  | 'refuse'

/** How somebody is received who comes with an identity of a provider. */
export function receive(arrival: Arrival): Reception {
  return arrival.linked ? receiveKnown(arrival, arrival.linked) : receiveStranger(arrival)
}

function receiveKnown({ purpose, audience, email, is_email_verified }: Arrival, account: KnownAccount): Reception {
  if (purpose === 'signup') return 'already-exists'
  if (!account.is_open || account.audience !== audience) return 'refuse'
  const isProven = account.is_email_verified || (is_email_verified && sameAddress(email, account.email))
  return audience === 'staff' || isProven ? 'sign-in' : 'check-mail'
}

function receiveStranger({ purpose, audience, is_email_verified, same_address }: Arrival): Reception {
  if (!is_email_verified) return audience === 'staff' ? 'refuse' : 'check-mail'
  if (!same_address) return audience === 'staff' ? 'refuse' : 'make-account'
  if (purpose === 'signup') return 'already-exists'
  return same_address.is_open && same_address.audience === audience ? 'offer-link' : 'refuse'
}

/** Whether two e-mail addresses are one; case does not tell them apart. */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Ways of proving oneself that count as a second factor (RFC 8176). */
const SECOND_FACTORS: readonly string[] = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'sms', 'tel', 'fpt', 'face', 'iris']

/** Whether the provider says that it asked for more than a password. */
export function assertsSecondFactor(methods: readonly string[]): boolean {
  return methods.some((method) => SECOND_FACTORS.includes(method))
}

interface NameClaims {
  readonly given_name?: string | undefined
  readonly family_name?: string | undefined
  readonly name?: string | undefined
}

/** First and last name as a provider tells them; of one whole name the last word is the last name. */
export function claimedNames({ given_name = '', family_name = '', name = '' }: NameClaims) {
  if (given_name.trim() || family_name.trim()) return { first_name: given_name.trim(), last_name: family_name.trim() }
  const words = name.trim().split(/\s+/)
  const last_name = words.length > 1 ? ensure(words.pop(), 'the last word') : ''
  return { first_name: words.join(' '), last_name }
}
