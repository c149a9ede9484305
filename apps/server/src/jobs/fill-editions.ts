import { fillLists } from '#modules/queues/list-editions'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'

/**
 * Fills an edition of the staff lists that a release has begun, and removes the one before it (ADR 27): minutes in a large
 * register, in which other jobs go on folding totals.
 */
export function fillEditions({ db }: Pick<Deps, 'db'>): BackgroundJob {
  return {
    name: 'fill-editions',
    every_seconds: 5,
    late_after_seconds: 3600,
    run: (ending) => fillLists(db, ending),
  }
}
