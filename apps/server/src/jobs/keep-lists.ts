import { manilaDay } from '@lading/domain/dates/manila'
import { foldAccreditationTotals } from '#modules/accreditations/register/accreditation-totals'
import { foldAuditTotals } from '#modules/audit/audit-totals'
import { foldPeopleTotals } from '#modules/accounts/records/people-totals'
import { foldDirectoryTotals } from '#modules/directory/directory-totals'
import { forgetChangedStandings } from '#modules/directory/changed-standings'
import { foldNotificationTotals } from '#modules/notifications/notification-totals'
import { foldListTotals } from '#modules/queues/list-totals'
import type { BackgroundJob } from '#platform/background/background-jobs'
import type { Deps } from '#platform/deps'

/** Folds the totals of the staff lists, of people, their notices and acts, of accreditations and of the directory (ADR 27). */
export function keepLists({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'keep-lists',
    every_seconds: 5,
    late_after_seconds: 600,
    async run() {
      await foldListTotals(db)
      await foldPeopleTotals(db)
      await foldNotificationTotals(db)
      await foldAuditTotals(db)
      await foldAccreditationTotals(db)
      await forgetChangedStandings(db)
      await foldDirectoryTotals(db, manilaDay(clock.now()))
    },
  }
}
