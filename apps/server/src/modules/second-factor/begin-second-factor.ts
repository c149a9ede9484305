import { encode } from 'uqr'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { refused } from '#platform/problem'
import { darkModules } from '#platform/qr-strokes'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { keyAddress, newKey } from './one-time-code.ts'

/** A new key for the app of a person who types their password; one that was never confirmed is forgotten. */
export async function beginSecondFactor(deps: Deps, { password }: { password: string }, actor: Caller) {
  const { user_id } = actor
  const { email } = await askPassword(deps, password, actor)
  const key = newKey()
  const now = deps.clock.now()
  const written = await deps.db
    .insertInto('second_factors')
    .values({ user_id, secret: key, begun_at: now, confirmed_at: null, used_step: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: key, begun_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!written) throw refused('An authenticator app is already set up. Remove it to set up another one.')
  const address = keyAddress(key, email)
  const { data } = encode(address, { ecc: 'M', border: 0 })
  return { key, address, qr: { strokes: darkModules(data), squares: data.length } }
}
