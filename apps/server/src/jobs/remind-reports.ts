import { remindReport } from '#modules/reports/obligations/remind-report'
import type { Deps } from '#platform/deps'
import { remindByDay } from './remind-by-day.ts'

/** Reminds businesses of reports that are due: before the due day by the days of the setting, then week by week. */
export const remindReports = (deps: Pick<Deps, 'db' | 'clock'>) =>
  remindByDay(deps, { name: 'remind-reports', table: 'obligations', remind: remindReport })
