import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { sql, type SqlBool } from 'kysely'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { BackgroundJob } from '#platform/background/background-jobs'
import type { Db, Tx } from '#platform/database'
import type { Deps } from '#platform/deps'

/** A row of which its business is reminded, once its day has come. */
interface Reminded {
  readonly id: number
  readonly business_id: number
}

interface Reminders {
  readonly name: string
  /** Keeps the day of each row's next reminder in `remind_on`, under an index. */
  readonly table: 'obligations' | 'registered_documents'
  /** Reminds, and moves the row's day on. */
  readonly remind: (tx: Tx, row: Reminded, now: Date) => Promise<unknown>
}

/** Reminds of each row whose day has come, in a transaction of its own; what an outage held up is made up for. */
export function remindByDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, table, remind }: Reminders,
): BackgroundJob {
  return {
    name,
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      const failures = await eachInTurn<Due>({
        read: (after) => dueOf(db, table, manilaDay(clock.now()), after),
        act: (row) => db.transaction().execute((tx) => remind(tx, row, clock.now())),
        ending,
      })
      tellFailures(failures, 'reminders could not be sent.')
    },
  }
}

type Due = Awaited<ReturnType<typeof dueOf>>[number]

/** The next whose day has come. Each leaves them once it is reminded, unless that fails. */
function dueOf(db: Db, table: Reminders['table'], today: PlainDate, after?: { remind_on: string | null; id: number }) {
  return db
    .selectFrom(table)
    .select(['id', 'business_id', 'remind_on'])
    .where('remind_on', '<=', today)
    .where(sql<SqlBool>`(remind_on, id) > (${after?.remind_on ?? '-infinity'}::date, ${after?.id ?? 0}::int)`)
    .orderBy('remind_on')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
