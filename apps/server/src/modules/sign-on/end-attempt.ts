import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { hashOf } from '#platform/random'
import { whenGiven } from '#platform/when-given'
import { Attempt } from './begin-attempt.ts'

interface Claim {
  /** What the browser shows; undefined where it began nothing. */
  readonly browser: string | undefined
  readonly by: { readonly state: string } | { readonly nonce: string }
  /** Of this provider alone, where it is said. */
  readonly provider?: string
}

/** Ends what was begun, once. Throws 419 where it is over, or was begun in another browser: of two at once one gets it. */
export async function endAttempt(tx: Tx, { browser, by, provider }: Claim, now: Date): Promise<Attempt> {
  const ended = await tx
    .updateTable('sign_on_attempts')
    .set({ used_at: now })
    .where('browser_hash', '=', hashOf(browser ?? ''))
    .$if('state' in by, (query) => query.where('state_hash', '=', hashOf('state' in by ? by.state : '')))
    .$if('nonce' in by, (query) => query.where('nonce', '=', 'nonce' in by ? by.nonce : ''))
    .$call(whenGiven(provider, (query, provider) => query.where('provider', '=', provider)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'purpose', 'audience', 'user_id', 'nonce', 'verifier', 'wanted'])
    .executeTakeFirst()
  if (!browser || !ended) {
    throw new Problem(
      'no-longer-available',
      'This sign-in took too long, was already used, or was started in another browser. Please start again.',
    )
  }
  return Attempt.parse(ended)
}
