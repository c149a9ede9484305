import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { agencies } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { noticeDays, noticeDue, tellOfRenewal } from '#modules/accreditations/renewal-notices'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background-jobs'
import { settingsOf } from '#platform/settings'

const AT_ONCE = 200

/** Tells businesses that renewal is open, so many days before expiry (field facts, section 11). */
export function tellOfRenewals(deps: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return { name: 'tell-of-renewals', every_seconds: 600, late_after_seconds: 3600, run: (end) => tellAll(deps, end) }
}

async function tellAll({ db, clock }: Pick<Deps, 'db' | 'clock'>, ending?: AbortSignal): Promise<void> {
  const settings = await settingsOf(db)
  const most = Math.max(0, ...agencies.flatMap((agency) => noticeDays(settings, agency)))
  for (let after = 0, found = AT_ONCE; found === AT_ONCE;) {
    const today = manilaDay(clock.now())
    const rows = await endingUntil(db, today, addDays(today, most), after)
    for (const row of rows) {
      if (ending?.aborted) return
      if (noticeDue(row, settings, today) === null) continue
      await db.transaction().execute((tx) => tellOfRenewal(tx, row.id, clock.now()))
    }
    after = rows.at(-1)?.id ?? after
    found = rows.length
  }
}

function endingUntil(db: Db, today: PlainDate, last: PlainDate, after: number) {
  return (
    db
      .selectFrom('accreditations')
      .select(['id', 'agency', 'status', 'expiry_date', 'renewal_told_on'])
      .where('id', '>', after)
      // In the words of the partial index: as a parameter the planner could not tell that it fits.
      .where(sql<SqlBool>`status = ${sql.raw(String(Status.accredited))}`)
      .where('expiry_date', '>=', today)
      .where('expiry_date', '<=', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  )
}
