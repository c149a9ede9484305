import type { SecondFactor } from '@lading/contract/second-factor'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'

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
  const since = factor?.confirmed_at?.toISOString() ?? null
  const standing: SecondFactor = {
    is_on: since !== null,
    is_required: config.staff_second_factor,
    since,
    recovery_codes_left: left,
  }
  return standing
}
