import { claimedNames } from '@lading/domain/people/signing-in/sign-on'
import { z } from 'zod'
import { Email } from '@lading/contract/accounts/accounts'

/** What a provider says of somebody, as far as the portal listens. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.optional().catch(undefined),
  /** Some providers write the word. */
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().max(255).optional().catch(undefined),
  given_name: z.string().max(255).optional().catch(undefined),
  family_name: z.string().max(255).optional().catch(undefined),
  amr: z.array(z.string()).catch([]),
})

/** Somebody a provider vouches for. */
export interface ProviderClaims {
  readonly subject: string
  /** Empty where the provider tells none. */
  readonly email: string
  readonly is_email_verified: boolean
  readonly first_name: string
  readonly last_name: string
  /** How they proved themselves there. */
  readonly methods: readonly string[]
}

/** Reads claims whose signature was checked. */
export function readClaims(claims: unknown): ProviderClaims {
  const { sub, email = '', email_verified, amr, ...names } = Claims.parse(claims)
  return {
    subject: sub,
    email,
    is_email_verified: email_verified && email !== '',
    methods: amr,
    ...claimedNames(names),
  }
}
