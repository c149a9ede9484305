import { statusLabels } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import { labelOfAction } from '@lading/domain/workflow/actions/actions'
import { whoLabels } from '@lading/domain/workflow/who-labels'
import type { Person } from './everybody.ts'
import { everybodyTries } from './everybody-tries.ts'
import { faultsAfter } from './faults-after.ts'
import type { WalkedTransaction } from './walked-transaction.ts'
import type { PathStep } from './path-land.ts'
import { nameOf, type WorkflowPath } from './workflow-paths.ts'

/** Where a path is looked at: after a row taken for the first time, and in a status where nobody tried everything yet. */
export interface Stop {
  readonly title: string
  /** After this step of the path. */
  readonly at: number
  readonly walked?: string
  readonly status?: Status
  readonly faults: (scenario: WalkedTransaction) => Promise<string[]>
}

/** Who tries in each status, those involved aside, and one act in how many. */
export interface Trying {
  readonly others: () => readonly Person[]
  readonly parts: number
  readonly told: string
}

/** The paths with their stops, after the rows wanted; where nobody is to try, only the rows are looked at. */
export function stopsOf(paths: readonly WorkflowPath[], wanted: readonly string[], trying?: Trying) {
  const seen = new Set<string>()
  const isNew = (name: string) => !seen.has(name) && seen.add(name) !== undefined
  return paths.map((path, index) => ({
    ...path,
    number: index + 1,
    stops: path.steps.flatMap((step, at): Stop[] => {
      const { row } = step
      const isPassing = isFollowUp(path.steps[at + 1], step)
      const faults = (scenario: WalkedTransaction) => faultsAfter(row, scenario, isPassing)
      const stops: Stop[] =
        wanted.includes(nameOf(step)) && isNew(nameOf(step))
          ? [{ title: titleOf(step), at, walked: nameOf(step), faults }]
          : []
      if (!trying || isPassing || !isNew(placeOf(step))) return stops
      const title = `${placeOf(step)}: nobody does what the table does not give them; ${trying.told}`
      const refused = (scenario: WalkedTransaction) => everybodyTries(scenario, trying.others(), trying.parts)
      return [...stops, { title, at, status: row.to, faults: refused }]
    }),
  }))
}

/** The portal's own move, made together with the one before it. */
export function isFollowUp(step: PathStep | undefined, before: PathStep | undefined): boolean {
  return before?.row.followed_by !== undefined && before.row.followed_by === step?.row.action
}

function titleOf({ row, who }: PathStep): string {
  const from = row.from === null ? 'nothing' : statusLabels[row.from].staff
  return `${row.id}: ${whoLabels[who]}, “${labelOfAction(row.action, 'staff')}”, from ${from} to ${statusLabels[row.to].staff}`
}

/** Where a step leads, as far as it makes a difference to who may do what. */
function placeOf({ row: { to, action } }: PathStep): string {
  const note =
    action === 'recommend-approval' ? ', recommended' : action === 'lock-resume-evaluation' ? ', once resubmitted' : ''
  return statusLabels[to].staff + note
}
