import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { agencies } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { noticeDays, noticeDue, tellOfRenewal } from '#modules/accreditations/life/renewal-notices'
import type { Db } from '#platform/database'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { settingsOf } from '#platform/settings'
import { sqlOf } from '#platform/sql-of'

/** Tells businesses that renewal is open, so many days before expiry (field facts, section 11). */
export function tellOfRenewals(deps: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return { name: 'tell-of-renewals', every_seconds: 600, late_after_seconds: 3600, run: (end) => tellAll(deps, end) }
}

async function tellAll({ db, clock }: Pick<Deps, 'db' | 'clock'>, ending?: AbortSignal): Promise<void> {
  const settings = await settingsOf(db)
  const most = Math.max(0, ...agencies.flatMap((agency) => noticeDays(settings, agency)))
  const today = manilaDay(clock.now())
  const failures = await eachInTurn<Ending>({
    read: (after) => endingUntil(db, today, addDays(today, most), after?.id ?? 0),
    async act(row) {
      if (noticeDue(row, settings, today) === null) return
      await db.transaction().execute((tx) => tellOfRenewal(tx, row.id, clock.now()))
    },
    ending,
  })
  tellFailures(failures, 'businesses could not be told of their renewal.')
}

type Ending = Awaited<ReturnType<typeof endingUntil>>[number]

function endingUntil(db: Db, today: PlainDate, last: PlainDate, after: number) {
  return (
    db
      .selectFrom('accreditations')
      .select(['id', 'agency', 'status', 'expiry_date', 'renewal_told_on'])
      .where('id', '>', after)
      // In the words of the partial index: as a parameter the planner could not tell that it fits.
      .where(sql<SqlBool>`status = ${sqlOf(Status.accredited)}`)
      .where('expiry_date', '>=', today)
      .where('expiry_date', '<=', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  )
}
