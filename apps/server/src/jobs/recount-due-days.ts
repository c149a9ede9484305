import { recountDueDays as recount } from '#modules/workflow/due-days'
import type { Deps } from '#platform/deps'
import type { Sweep } from '#platform/sweeps'

/** Counts the due days anew after the holidays or the limits changed (ADR 14). */
export function recountDueDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Sweep {
  return {
    name: 'recount-due-days',
    every_seconds: 5,
    run: async () => void (await recount(db, clock.now())),
  }
}
