import { manilaDay } from '@lading/domain/dates/manila'
import type { BackgroundJob } from '#platform/background-jobs'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'

const AT_ONCE = 200

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
      for (let found = AT_ONCE; found === AT_ONCE;) {
        // Each leaves the range: its next reminder lies ahead.
        const rows = await db
          .selectFrom(table)
          .select(['id', 'business_id'])
          .where('remind_on', '<=', manilaDay(clock.now()))
          .orderBy('remind_on')
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
        for (const row of rows) {
          if (ending?.aborted) return
          await db.transaction().execute((tx) => remind(tx, row, clock.now()))
        }
        found = rows.length
      }
    },
  }
}
