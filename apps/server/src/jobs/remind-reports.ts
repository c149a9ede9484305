import { manilaDay } from '@lading/domain/dates/manila'
import { remindReport } from '#modules/reports/remind-report'
import type { BackgroundJob } from '#platform/background-jobs'
import type { Deps } from '#platform/deps'

const AT_ONCE = 200

/** Reminds businesses of reports that are due: before the due day by the days of the setting, then week by week. */
export function remindReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'remind-reports',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      for (let found = AT_ONCE; found === AT_ONCE;) {
        // Each leaves the range: its next reminder lies ahead.
        const rows = await db
          .selectFrom('obligations')
          .select(['id', 'business_id'])
          .where('remind_on', '<=', manilaDay(clock.now()))
          .orderBy('remind_on')
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
        for (const row of rows) {
          if (ending?.aborted) return
          await db.transaction().execute((tx) => remindReport(tx, row, clock.now()))
        }
        found = rows.length
      }
    },
  }
}
