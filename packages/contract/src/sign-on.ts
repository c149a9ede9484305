import { signInAudiences } from '@lading/domain/people/signing-in/sign-on'
import { z } from 'zod'
import { CurrentPassword, SecondStep, SignedIn } from './accounts/accounts.ts'
import { endpoint } from './calls/endpoint.ts'
import { publicReads } from './calls/public-reads.ts'

const LONGEST_CODE = 4096
const Device = z.string().max(64).default('')
const Provider = z.string().max(40)

/** A way to sign in besides the password. */
export const SignInMethod = z.object({
  /** `sso`, or the name of a social provider. */
  provider: z.string(),
  label: z.string(),
  audiences: z.array(z.enum(signInAudiences)),
  /** Whether the demonstration's own provider stands in. */
  is_stand_in: z.boolean(),
  /** Where signing in begins, at the portal's own address. */
  begin: z.url(),
})
export type SignInMethod = z.infer<typeof SignInMethod>

export const listSignInMethods = endpoint({
  method: 'GET',
  path: publicReads.listSignInMethods,
  summary: 'The sign-in methods besides the password',
  access: 'public',
  reply: z.object({ data: z.array(SignInMethod), total: z.int() }),
})

/** What a sign-in begins with. `to` is the page that was wanted, kept where it is one of this portal. */
const Beginning = z.object({
  as: z.enum(signInAudiences).default('customer'),
  for: z.enum(['login', 'signup']).default('login'),
  to: z.string().max(1000).default(''),
})

export const ssoRedirect = endpoint({
  method: 'GET',
  path: '/sso/redirect',
  summary: 'Redirects to the single sign-on provider (302)',
  access: 'public',
  limit: 60,
  query: Beginning,
  reply: z.unknown(),
  redirects: true,
  refuses: ['not-found'],
})

export const socialRedirect = endpoint({
  method: 'GET',
  path: '/:social/redirect',
  summary: 'Redirects to a social sign-in provider (302)',
  access: 'public',
  limit: 60,
  params: z.object({ social: Provider }),
  query: Beginning,
  reply: z.unknown(),
  redirects: true,
})

const Wanted = z.object({
  /** The page that was wanted before; empty where none was. */
  to: z.string(),
})

/** The address has an account that is not linked yet: its password links the two. */
export const LinkOffer = z.object({
  token: z.string(),
  label: z.string(),
  email: z.string(),
  /** An account without a password is linked by somebody who came in by one of these. */
  has_password: z.boolean(),
  other_methods: z.array(z.string()),
})
export type LinkOffer = z.infer<typeof LinkOffer>

/** What became of it: signed in, one more step, or something to do first. */
export const SignOnAnswer = z.union([
  SignedIn.extend(Wanted.shape),
  SecondStep.extend(Wanted.shape),
  Wanted.extend({ offer: LinkOffer }),
  Wanted.extend({ check_mail: z.object({ email: z.string() }) }),
  Wanted.extend({ linked: z.object({ provider: z.string(), label: z.string() }) }),
])
export type SignOnAnswer = z.infer<typeof SignOnAnswer>

export const signOnCallback = endpoint({
  method: 'GET',
  path: '/callback',
  summary: 'Completes a sign-in begun in this browser; code and state are used once',
  access: 'public',
  limit: 60,
  query: z.object({
    code: z.string().min(1).max(LONGEST_CODE),
    state: z.string().min(1).max(200),
    iss: z.string().max(500).optional(),
    device: Device,
  }),
  holdsSecret: true,
  reply: SignOnAnswer,
  refuses: ['not-signed-in', 'not-allowed', 'not-found', 'refused', 'no-longer-available'],
})

/** Only the credential counts: who the person is, is read in it and nowhere else. */
const Claimed = z.object({
  id: z.string().max(255).default(''),
  name: z.string().max(255).default(''),
  email: z.string().max(255).default(''),
  /** The provider's ID token, or its code together with the `state` it came with. */
  credential: z
    .string()
    .min(1)
    .max(2 * LONGEST_CODE),
  state: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  device: Device,
})

const social = {
  method: 'POST',
  access: 'public',
  limit: 60,
  params: z.object({ social: Provider }),
  body: Claimed,
} as const

export const socialLogin = endpoint({
  ...social,
  path: '/:social/login',
  summary: 'Signs in with the answer of a social provider, in the browser where it was begun',
  holdsSecret: true,
  reply: SignOnAnswer,
  refuses: ['not-signed-in', 'not-allowed', 'no-longer-available'],
})

export const socialSignup = endpoint({
  ...social,
  path: '/:social/signup',
  summary: 'Registers with the answer of a social provider; 401 if the address has an account',
  holdsSecret: true,
  reply: SignOnAnswer,
  refuses: ['not-signed-in', 'not-allowed', 'no-longer-available'],
})

export const LinkProof = z.object({ password: CurrentPassword })

export const acceptLink = endpoint({
  method: 'POST',
  path: '/sign-on/link',
  summary: 'Links the provider’s identity to the account with the same address, by its password',
  access: 'public',
  limit: 60,
  body: LinkProof.extend({ token: z.string().min(1).max(100), device: Device }),
  holdsSecret: true,
  reply: z.union([SignedIn, SecondStep]),
  refuses: ['not-signed-in', 'not-allowed', 'no-longer-available'],
})

/** A provider, and the identity of it that signs me in. */
export const LinkedMethod = z.object({
  provider: z.string(),
  label: z.string(),
  /** Null where none is linked. */
  identity: z
    .object({ email: z.string(), linked_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
    .nullable(),
  /** Whether it can be linked, or used, at this portal now. */
  is_offered: z.boolean(),
})
export type LinkedMethod = z.infer<typeof LinkedMethod>

const LinkedMethods = z.object({ data: z.array(LinkedMethod), total: z.int(), has_password: z.boolean() })
export type LinkedMethods = z.infer<typeof LinkedMethods>

export const listLinkedMethods = endpoint({
  method: 'GET',
  path: '/linked-methods',
  summary: 'The providers that sign me in, and those I may link',
  access: 'signed-in',
  recordScope: 'own',
  reply: LinkedMethods,
})

/** Asked of a person who has a password. */
export const PasswordIfAny = z.object({ password: z.string().max(1024, 'Enter at most 1024 characters.').default('') })

export const beginLink = endpoint({
  method: 'POST',
  path: '/linked-methods/:provider',
  summary: 'Begins to link a provider to my account; the answer says where to continue',
  access: 'signed-in',
  limit: 30,
  recordScope: 'any',
  params: z.object({ provider: Provider }),
  body: PasswordIfAny,
  holdsSecret: true,
  reply: z.object({ address: z.url() }),
})

export const unlinkMethod = endpoint({
  method: 'DELETE',
  path: '/linked-methods/:provider',
  summary: 'Unlinks a provider from my account; the last way to sign in stays',
  access: 'signed-in',
  limit: 30,
  recordScope: 'own',
  params: z.object({ provider: Provider }),
  body: PasswordIfAny,
  reply: LinkedMethods,
})
