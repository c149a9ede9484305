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
    read: (after) => endingUntil(db, after ?? { expiry_date: today, id: 0 }, addDays(today, most)),
    async act(row) {
      if (noticeDue(row, settings, today) === null) return
      await db.transaction().execute((tx) => tellOfRenewal(tx, row.id, clock.now()))
    },
    ending,
  })
  tellFailures(failures, 'businesses could not be told of their renewal.')
}

type Ending = Awaited<ReturnType<typeof endingUntil>>[number]

/** In the order of their days, by which an index finds them: each is read once. */
function endingUntil(db: Db, after: { readonly expiry_date: string | null; readonly id: number }, last: PlainDate) {
  return (
    db
      .selectFrom('accreditations')
      .select(['id', 'agency', 'status', 'expiry_date', 'renewal_told_on'])
      // In the words of the partial index: as a parameter the planner could not tell that it fits.
      .where(sql<SqlBool>`status = ${sqlOf(Status.accredited)}`)
      .where(sql<SqlBool>`(expiry_date, id) > (${after.expiry_date}::date, ${after.id}::int)`)
      .where('expiry_date', '<=', last)
      .orderBy('expiry_date')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  )
}
