import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { landOf, type Onward, type PathStep, type ReachedPlace } from './path-land.ts'
import { opening, type Place } from './path-places.ts'
import type { Walk, WalkVariant } from './walk.ts'

/** A transaction from its opening on, step by step, over rows of the table. */
export interface WorkflowPath {
  readonly variant: WalkVariant
  readonly steps: readonly PathStep[]
}

const finals: readonly Status[] = [
  Status.accredited,
  Status.disapproved,
  Status.deleted,
  Status.terminated,
  Status.requestRejected,
]

/** What a test says it has walked: a row, taken for one desk. */
export const nameOf = ({ row, who }: Pick<PathStep, 'row' | 'who'>): string => `${row.id} ${who}`

/** Each row by each desk that may take it. */
export const namesOf = (rows: readonly Transition[]): string[] =>
  rows.flatMap((row) => row.by.map((who) => nameOf({ row, who })))

/**
 * Paths over these rows that together take all of them, or those wanted, for every desk that may take it: worked out by
 * trying, in the domain alone, so that a row added to the table is walked without a word here. Throws, naming them, where
 * rows cannot be reached.
 */
export function pathsOver(rows: readonly Transition[], walk: Walk, wanted = namesOf(rows)): WorkflowPath[] {
  const left = new Set(wanted)
  const lands = walk.variants.map((variant) => ({ variant, onward: landOf({ rows, walk, variant }) }))
  const paths: WorkflowPath[] = []
  while (left.size > 0) {
    const walks = lands.map(({ variant, onward }) => ({ variant, steps: longestWalk(onward, left) }))
    const path = ensure(walks.toSorted((one, other) => gainOf(other, left) - gainOf(one, left))[0])
    if (gainOf(path, left) === 0) throw new Error(`No path leads over ${[...left].join(', ')}.`)
    for (const step of path.steps) left.delete(nameOf(step))
    paths.push(path)
  }
  return paths
}

const gainOf = ({ steps }: WorkflowPath, left: ReadonlySet<string>) =>
  new Set(steps.map(nameOf).filter((name) => left.has(name))).size

/** From one row not walked yet to the next, the nearest first; what ends the transaction waits until nothing else is left. */
function longestWalk(onward: Onward, wanted: ReadonlySet<string>): PathStep[] {
  const left = new Set(wanted)
  const steps: PathStep[] = []
  let place = opening
  for (;;) {
    const further = nearest(place, onward, left)
    if (!further) return steps
    for (const step of further.steps) left.delete(nameOf(step))
    steps.push(...further.steps)
    place = further.place
  }
}

function nearest(from: Place, onward: Onward, left: ReadonlySet<string>): ReachedPlace | undefined {
  const seen = new Set([from])
  const waiting: ReachedPlace[] = [{ place: from, steps: [] }]
  let end: ReachedPlace | undefined
  for (const reached of waiting) {
    for (const { place, steps } of onward(reached.place)) {
      const next = { place, steps: [...reached.steps, ...steps] }
      const isWanted = steps.some((step) => left.has(nameOf(step)))
      const { status } = place.state
      const isEnd = status !== null && finals.includes(status)
      if (isWanted && !isEnd) return next
      if (isWanted) end ??= next
      if (isEnd || seen.has(place)) continue
      seen.add(place)
      waiting.push(next)
    }
  }
  return end
}
