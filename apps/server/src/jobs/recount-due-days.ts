import { moveDueDates } from '#modules/payments/payments.queries'
import { recountClientDays } from '#modules/workflow/clock/client-days'
import { recountDueDays as recount } from '#modules/workflow/clock/due-days'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'

/** Counts the due days of agencies and clients anew after the holidays or the limits changed (ADR 14). */
export function recountDueDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'recount-due-days',
    every_seconds: 5,
    late_after_seconds: 600,
    run: async (ending) => {
      await recount(db, clock.now(), ending)
      await recountClientDays(db, moveDueDates, ending)
    },
  }
}
