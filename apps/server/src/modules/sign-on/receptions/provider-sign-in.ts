import type { Config } from '#platform/config'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import type { Attempt } from '../begin-attempt.ts'
import type { ProviderClaims } from '../provider-claims.ts'

/** Somebody whom a provider vouches for, as they come back from it. */
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
