import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { hashOf, randomToken } from '#platform/random'
import { whenGiven } from '#platform/when-given'
import { linkIdentity, type Identity } from './identities.ts'

const MINUTES = 10

interface Offer extends Identity {
  readonly user_id: number
  /** What the browser shows; the offer is good there alone. */
  readonly browser: string
}

/** Keeps an identity until the password of the account is typed. Answers the token that stands for it. */
export async function makeOffer(tx: Tx, { browser, ...offer }: Offer, now: Date): Promise<string> {
  const token = randomToken()
  await tx
    .insertInto('link_offers')
    .values({
      ...offer,
      token_hash: hashOf(token),
      browser_hash: hashOf(browser),
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
      used_at: null,
      second_step_hash: null,
    })
    .execute()
  return token
}

/** The account an offer waits for; undefined where it is over, or was made to another browser. */
export function offerOf(db: Db, { token, browser }: { token: string; browser: string }, now: Date) {
  return db
    .selectFrom('link_offers as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.user_id', 'o.provider', 'u.email', 'u.audience'])
    .where('o.token_hash', '=', hashOf(token))
    .where('o.browser_hash', '=', hashOf(browser))
    .where('o.used_at', 'is', null)
    .where('o.expires_at', '>', now)
    .executeTakeFirst()
}

/** After the right password: the link waits for the code of this second step. */
export async function awaitCode(tx: Tx, token: string, second_step: string): Promise<void> {
  await tx
    .updateTable('link_offers')
    .set({ second_step_hash: hashOf(second_step) })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

interface Proved {
  /** The token of the offer, or that of the second step it waits for. */
  readonly token?: string
  readonly second_step?: string
  readonly user_id: number
  readonly labelOf: (provider: string) => string
}

/** Links what was offered, once; nothing where nothing waits. False tells that. */
export async function takeUpOffer(tx: Tx, proved: Proved, caller: Caller, now: Date): Promise<boolean> {
  const offer = await tx
    .updateTable('link_offers')
    .set({ used_at: now })
    .where('user_id', '=', proved.user_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$call(whenGiven(proved.token, (query, token) => query.where('token_hash', '=', hashOf(token))))
    .$if(proved.token === undefined, (query) => query.where('second_step_hash', '=', hashOf(proved.second_step ?? '')))
    .returning(['user_id', 'provider', 'subject', 'email'])
    .executeTakeFirst()
  if (!offer) return false
  await linkIdentity(tx, { ...offer, label: proved.labelOf(offer.provider) }, caller, now)
  // It was offered because the provider says that the address is theirs.
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', offer.user_id)
    .where('email_verified_at', 'is', null)
    .execute()
  return true
}
