import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import { statuses, type Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { officeCalendar } from '#platform/calendar'
import type { Db, Tx } from '#platform/database'
import { transactionSettings } from './transaction-settings.ts'
import { clocksOf } from './clock-of.ts'
import type { TransactionRow } from './lock-transaction.ts'

type Timed = Pick<TransactionRow, 'id' | 'type' | 'agency'>

/**
 * Keeps beside each case the day the agency must have acted by, for lists to be ordered by: the clock's own answer,
 * or nothing while it does not run (ADR 14). Whoever changes a status calls this in the same transaction.
 */
export async function keepDueDays(tx: Tx, transactions: readonly Timed[], now: Date): Promise<void> {
  // Read before the calendar: a holiday that comes in between leaves an old edition, and the case is counted again.
  const edition = await currentEdition(tx)
  const settings = await transactionSettings(tx)
  const clocks = await clocksOf(tx, transactions, settings, await officeCalendar(tx), now)
  const days = transactions.map(({ id, type, agency }, place) => {
    const { state, due_on } = clocks[place]!
    const isTimed = state === 'runs' && settings.clock_limit(agency, type) !== null
    return { id, due_on: (isTimed && due_on) || null }
  })
  if (days.length === 0) return
  await sql`
    update transactions t set due_on = d.due_on, due_edition = ${edition}
    from unnest(${days.map(({ id }) => id)}::int[], ${days.map(({ due_on }) => due_on)}::date[]) as d (id, due_on)
    where t.id = d.id`.execute(tx)
}

/** Counts anew what was counted by older holidays or limits; a case that is being moved is left for the next round. */
export async function recountDueDays(db: Db, now: Date): Promise<number> {
  for (let counted = 0; ;) {
    const batch = await db.transaction().execute(async (tx) => {
      const transactions = await outdated(tx)
      await keepDueDays(tx, transactions, now)
      return transactions.length
    })
    counted += batch
    if (batch < AT_ONCE) return counted
  }
}

const AT_ONCE = 500
const running: readonly Status[] = statuses.filter((status) => clockGroupOf(status) === 'runs')

async function outdated(tx: Tx) {
  const edition = await currentEdition(tx)
  return tx
    .selectFrom('transactions')
    .select(['id', 'type', 'agency'])
    .where(sql<SqlBool>`status not in (0, 22, 24, 25, 26, 28, 33, 34, 35)`) // the words of the index
    .where('status', 'in', running)
    .where((eb) => eb.or([eb('due_edition', 'is', null), eb('due_edition', '<', edition)]))
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
}

async function currentEdition(db: Db): Promise<number> {
  const { edition } = await db.selectFrom('clock_edition').select('edition').executeTakeFirstOrThrow()
  return edition
}
