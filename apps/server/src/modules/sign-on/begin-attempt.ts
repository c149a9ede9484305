import { signInAudiences, signOnPurposes } from '@lading/domain/people/signing-in/sign-on'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import { hashOf, randomToken } from '#platform/random'

const MINUTES = 10

export const Attempt = z.object({
  provider: z.string(),
  purpose: z.enum(signOnPurposes),
  audience: z.enum(signInAudiences),
  /** Who links another way to sign in. */
  user_id: z.int().nullable(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of the portal, or empty. */
  wanted: z.string(),
})
export type Attempt = Readonly<z.infer<typeof Attempt>>

type Wish = Omit<Attempt, 'nonce' | 'verifier'> & { readonly browser: string }

/** Keeps a sign-in that begins: ten minutes, for the browser that begins it. */
export async function beginAttempt(tx: Tx, { browser, ...wish }: Wish, now: Date) {
  const secrets = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
  await tx
    .insertInto('sign_on_attempts')
    .values({
      ...wish,
      state_hash: hashOf(secrets.state),
      browser_hash: hashOf(browser),
      nonce: secrets.nonce,
      verifier: secrets.verifier,
      begun_at: now,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
      used_at: null,
    })
    .execute()
  return secrets
}
