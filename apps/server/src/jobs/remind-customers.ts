import { manilaDay } from '@lading/domain/dates/manila'
import { reminderRules } from '@lading/domain/workflow/reminders'
import { sql, type SqlBool } from 'kysely'
import { isDue, remind, schedule } from '#modules/workflow/moves/remind'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background-jobs'

// In the words of the index: as parameters the planner could not tell that they fit.
const waiting = sql<SqlBool>`status in (${sql.raw(Object.keys(reminderRules).join(', '))})`
/** Reports (13 to 15) have a schedule of their own; cases (18, 19) wait for nobody outside. */
const types = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17] as const
const AT_ONCE = 200

/** Reminds businesses of what waits for them (field facts, section 11), once a day at most. */
export function remindCustomers({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'remind-customers',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      const measured = await schedule(db)
      for (let after = 0, found = AT_ONCE; found === AT_ONCE;) {
        const transactions = await notRemindedToday(db, after, clock.now())
        for (const transaction of transactions) {
          if (ending?.aborted) return
          after = transaction.id
          if (!(await isDue(db, transaction, measured, clock.now()))) continue
          await db.transaction().execute((tx) => remind(tx, transaction.id, clock.now()))
        }
        found = transactions.length
      }
    },
  }
}

function notRemindedToday(db: Db, after: number, now: Date) {
  return db
    .selectFrom('transactions')
    .select(['id', 'status', 'reminded_on', 'client_deadline_on', 'last_activity_at'])
    .where(waiting)
    .where('type', 'in', types)
    .where('id', '>', after)
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<', manilaDay(now))]))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
