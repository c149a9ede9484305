import type { SecondFactor } from '@lading/contract/second-factor/second-factor'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { relyingParty } from '#platform/sign-on/relying-party'
import { passkeysOf } from './passkeys.queries.ts'

/** How somebody's second factor stands. */
export async function secondFactorOf({ db, config }: { db: Db } & Pick<Deps, 'config'>, { user_id }: Caller) {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  const app_since = factor?.confirmed_at?.toISOString() ?? null
  const passkeys = await passkeysOf(db, user_id)
  const standing: SecondFactor = {
    is_on: app_since !== null || passkeys.length > 0,
    is_required: config.staff_second_factor,
    app_since,
    passkeys,
    passkeys_at: relyingParty(config).origin,
    recovery_codes_left: left,
  }
  return standing
}
