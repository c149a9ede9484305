import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'

const MINUTE = 60_000
const COUNTED_MINUTES = 60
const FREE_ATTEMPTS = 5
const LONGEST_PAUSE = 60 // seconds
/** From one network address, by callers whom their account does not know: an office shares one. */
const MOST_FROM_ADDRESS = 100
const ADDRESS_MINUTES = 10

/** Whose failures are counted together. */
export interface Budget {
  readonly email: string
  readonly ip: string
  /** By what the account knows the caller (`budgetOf`); empty for all whom it does not know. */
  readonly known_as: string
}

/**
 * Counts an attempt as failed until `forgetFailures` or `takeBack` says otherwise, so that attempts at one moment count
 * each other. Refuses one that comes too soon: from the fifth failure of an hour on each costs twice the pause of the one
 * before, up to a minute. Whom the account knows waits for their own failures alone; a network address has a hundred of
 * the others in ten minutes, whichever the accounts.
 */
export async function countAttempt(tx: Tx, budget: Budget, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign in ${budget.email}`}, 0))`.execute(tx)
  if (!budget.known_as) await requireFewFromAddress(tx, budget.ip, now)
  const { count, last_at } = await ofBudget(tx, budget)
    .where('at', '>', new Date(now.getTime() - COUNTED_MINUTES * MINUTE))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('at').as('last_at')])
    .executeTakeFirstOrThrow()
  const seconds = pauseAfter(Number(count)) - (now.getTime() - (last_at?.getTime() ?? 0)) / 1000
  if (seconds > 0) throw tooMany(`Too many failed attempts; please wait ${waitOf(Math.ceil(seconds))} and try again.`)
  const { id } = await tx
    .insertInto('sign_in_failures')
    .values({ ...budget, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The attempt did not fail, and proves nothing yet: those before it stay counted. */
export async function takeBack(tx: Tx, attempt_id: number): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('id', '=', attempt_id).execute()
}

/** After the right password, or a new one set by mail, this caller starts anew at this account. */
export async function forgetFailures(tx: Tx, { email, ip, known_as }: Budget): Promise<void> {
  await tx
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .where('known_as', '=', known_as)
    .$if(known_as === '', (some) => some.where('ip', '=', ip))
    .execute()
}

function ofBudget(tx: Tx, { email, known_as }: Budget) {
  return tx.selectFrom('sign_in_failures').where('email', '=', email).where('known_as', '=', known_as)
}

async function requireFewFromAddress(tx: Tx, ip: string, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('sign_in_failures')
    .where('ip', '=', ip)
    .where('known_as', '=', '')
    .where('at', '>', new Date(now.getTime() - ADDRESS_MINUTES * MINUTE))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) < MOST_FROM_ADDRESS) return
  throw tooMany('Too many failed attempts from your network in the last ten minutes; please try again later.')
}

const tooMany = (message: string) => new Problem('too-many-requests', message)
const waitOf = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)

const pauseAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS), LONGEST_PAUSE)
