import type { Transition } from '@lading/domain/workflow/transition/transition'
import { theSystem } from '#platform/caller'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { limits, mayBeDue } from './may-be-due.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'workflow'>

/**
 * Moves what time alone moves (field facts, flow G): deadlines that passed, locks that lay idle, issued documents unclaimed;
 * and closes what waits to be handed over after a later certificate took its place.
 */
export function applyDeadlines(deps: Needs): BackgroundJob {
  return { name: 'apply-deadlines', every_seconds: 60, late_after_seconds: 900, run: (ending) => moveAll(deps, ending) }
}

const isOfTime = ({ flow, action }: Transition): boolean => flow === 'G' || action === 'release-electronically'

async function moveAll({ db, clock, workflow }: Needs, ending?: AbortSignal): Promise<void> {
  const measured = await limits(db, clock.now())
  const failures = await eachInTurn<{ id: number }>({
    read: (after) => mayBeDue(db, measured, after?.id ?? 0, AT_ONCE),
    act: ({ id }) => db.transaction().execute((tx) => workflow.advanceOpen(tx, id, isOfTime, theSystem, clock.now())),
    ending,
  })
  tellFailures(failures, 'transactions could not be moved by time.')
}
