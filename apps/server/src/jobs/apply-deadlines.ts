import { theSystem } from '#platform/caller'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background-jobs'
import { limits, mayBeDue } from './may-be-due.ts'

const AT_ONCE = 200

type Needs = Pick<Deps, 'db' | 'clock' | 'workflow'>

/** Moves what time alone moves (field facts, flow G): deadlines that passed, locks that lay idle, issued documents unclaimed. */
export function applyDeadlines(deps: Needs): BackgroundJob {
  return { name: 'apply-deadlines', every_seconds: 60, late_after_seconds: 900, run: (ending) => moveAll(deps, ending) }
}

/** A case that cannot be moved holds up none of the others: what went wrong is told at the end, in one piece. */
async function moveAll(deps: Needs, ending?: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const failures: unknown[] = []
  const measured = await limits(db, clock.now())
  for (let after = 0, due = AT_ONCE; due === AT_ONCE;) {
    const transactions = await mayBeDue(db, measured, after, AT_ONCE)
    for (const { id } of transactions) {
      if (ending?.aborted) return
      await db
        .transaction()
        .execute((tx) => deps.workflow.advanceOpen(tx, id, ({ flow }) => flow === 'G', theSystem, clock.now()))
        .catch((error: unknown) => failures.push(error))
    }
    after = transactions.at(-1)?.id ?? after
    due = transactions.length
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} cases could not be moved by time.`)
}
