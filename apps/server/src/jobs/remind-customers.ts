import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { typesOf } from '@lading/domain/transactions/family'
import { overdueStatuses, remindedStatuses } from '@lading/domain/workflow/notices/reminders'
import { sql, type SqlBool } from 'kysely'
import { isDue, remind, schedule, waitsSince } from '#modules/workflow/moves/remind'
import type { Db } from '#platform/database'
import { sqlOf } from '#platform/sql-of'
import { whenGiven } from '#platform/when-given'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'

// In the words of the index: as parameters the planner could not tell that they fit.
const inOrder = (group: readonly number[]) => sqlOf(...group.toSorted((one, other) => one - other))
/** A report that is not filed has a schedule of its own (`remind-reports.ts`). */
const waiting = sql<SqlBool>`status in (${inOrder(remindedStatuses)})
  and (type not in (${inOrder(typesOf('report'))}) or status in (${inOrder(overdueStatuses)}))`

/**
 * Reminds businesses of what waits for them (field facts, section 11), once a day at most. A day brings a reminder, no hour:
 * all that waits is gone through once a day, and again when a setting or a holiday has changed; those that failed alone
 * are tried again.
 */
export function remindCustomers({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  let done: { today: PlainDate; settings: object; calendar: object; failed: readonly number[] } | undefined
  return {
    name: 'remind-customers',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      const { settings, calendar } = await schedule(db)
      const today = manilaDay(clock.now())
      const isAgain = done?.today === today && done.settings === settings && done.calendar === calendar
      const left = isAgain ? done?.failed : undefined
      if (left?.length === 0) return
      const failed: number[] = []
      const failures = await eachInTurn<Waiting>({
        read: (after) => notRemindedToday(db, { after: after?.id ?? 0, among: left }, clock.now()),
        async act(transaction) {
          if (!isDue(transaction, { settings, calendar }, clock.now())) return
          const reminding = db.transaction().execute((tx) => remind(tx, transaction.id, clock.now()))
          await reminding.catch((error: unknown) => {
            failed.push(transaction.id)
            throw error
          })
        },
        ending,
      })
      if (!ending?.aborted) done = { today, settings, calendar, failed }
      tellFailures(failures, 'businesses could not be reminded.')
    },
  }
}

type Waiting = Awaited<ReturnType<typeof notRemindedToday>>[number]

interface Sought {
  readonly after: number
  /** These alone. */
  readonly among: readonly number[] | undefined
}

function notRemindedToday(db: Db, { after, among }: Sought, now: Date) {
  return db
    .selectFrom('transactions as t')
    .select(['id', 'type', 'status', 'reminded_on', 'client_deadline_on', waitsSince.as('waits_since')])
    .where(waiting)
    .where('type', 'not in', typesOf('case')) // which wait for nobody outside
    .where('id', '>', after)
    .$call(whenGiven(among, (query, ids) => query.where('id', 'in', ids)))
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<', manilaDay(now))]))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
