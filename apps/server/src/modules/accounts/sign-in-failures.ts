import type { Db, Tx } from '#platform/database'
import { Problem } from '#platform/problem'

const HOUR = 3_600_000
const MOST_AN_HOUR = 100
const FREE_ATTEMPTS = 5
const LONGEST_PAUSE = 300 // seconds

interface Place {
  readonly email: string
  readonly ip: string
}

/**
 * Refuses an attempt that comes too soon or too often: after five failures of one address at one account each costs
 * twice the pause of the one before; after a hundred in an hour the account, or the address, waits for the hour to pass.
 */
export async function slowDown(db: Db, { email, ip }: Place, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR)
  const failures = await db
    .selectFrom('sign_in_failures')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('email', '=', email).as('of_account'),
      eb.fn.countAll<number>().filterWhere('ip', '=', ip).as('of_address'),
      eb.fn.countAll<number>().filterWhere('email', '=', email).filterWhere('ip', '=', ip).as('of_both'),
      eb.fn.max('at').filterWhere('email', '=', email).filterWhere('ip', '=', ip).as('last_at'),
    ])
    .where('at', '>', hourAgo)
    .where((eb) => eb.or([eb('email', '=', email), eb('ip', '=', ip)]))
    .executeTakeFirstOrThrow()

  if (failures.of_account >= MOST_AN_HOUR || failures.of_address >= MOST_AN_HOUR) {
    throw tooMany('Too many failed attempts in the last hour; please try again later.')
  }
  const seconds = pauseAfter(failures.of_both) - (now.getTime() - (failures.last_at?.getTime() ?? 0)) / 1000
  if (seconds > 0) throw tooMany(`Too many failed attempts; please wait ${waitOf(Math.ceil(seconds))} and try again.`)
}

export function noteFailure(tx: Tx, { email, ip }: Place, now: Date) {
  return tx.insertInto('sign_in_failures').values({ email, ip, at: now }).execute()
}

/** After the right password, or a new one set by mail, this address starts anew at this account; what is older than a day goes. */
export async function forgetFailures(tx: Tx, { email, ip }: Place, now: Date): Promise<void> {
  await tx
    .deleteFrom('sign_in_failures')
    .where((eb) =>
      eb.or([eb.and([eb('email', '=', email), eb('ip', '=', ip)]), eb('at', '<', new Date(now.getTime() - 24 * HOUR))]),
    )
    .execute()
}

const tooMany = (message: string) => new Problem('too-many-requests', message)
const waitOf = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)

function pauseAfter(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS), LONGEST_PAUSE)
}
