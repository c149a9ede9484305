import type { Calendar } from '@lading/domain/dates/working-days'
import { emptyBase, emptyState } from '@lading/domain/workflow/empty-base'
import type { Inputs } from '@lading/domain/workflow/transition/inputs'
import type { BaseFacts, WorkflowState } from '@lading/domain/workflow/decision-facts'
import { stateAfter, stateOf } from '@lading/domain/workflow/deciding/state-after'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Who } from '@lading/domain/workflow/who'
import { theSystem } from '#platform/caller'
import type { Desks } from '../people/desks.ts'
import type { RandomGenerator } from '../random.ts'
import { pathBackFromPrinting, pathTo, rowAt, type Path } from './paths.ts'
import { remarksOn } from './remarks.ts'
import { gapBefore, workingTimeBefore } from './times.ts'
import type { Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

/** One step of a made-up history, as the step log keeps it. */
export interface PastStep {
  readonly row: Transition
  readonly at: Date
  readonly by: number | null
  readonly as: Who
  readonly round: number
  readonly remarks: string
  readonly inputs: Inputs
}

export interface History {
  readonly steps: readonly PastStep[]
  /** The workflow's columns as the domain leaves them after the last step. */
  readonly state: WorkflowState
}

export interface PastTransaction {
  readonly type: TransactionType
  readonly agency: Agency
  readonly target: Status
  /** Whether it came to its revision from printing. */
  readonly came_back: boolean
  /** Whether its client, who drafts it, asks to be excused from arrears. */
  readonly asks_waiver: boolean
  readonly has_fee: boolean
  readonly author_id: number
  /** When the last step was taken. */
  readonly last: Date
  /** Which of the evaluators, 0 or 1. */
  readonly evaluator: number
}

interface Scene {
  readonly desks: Desks
  readonly calendar: Calendar
  readonly random: RandomGenerator
}

/** A believable way to a status: every step a row of the table, at an hour when its person works. */
export function historyOf(past: PastTransaction, scene: Scene): History {
  const { target, type, agency, has_fee } = past
  const way = past.came_back ? pathBackFromPrinting(type, agency, has_fee) : pathTo(target, type, agency, has_fee)
  const path = elaborated(way, past, scene.random)
  const times = timesOf(path, past, scene)
  let state: WorkflowState = emptyState
  const steps: PastStep[] = []
  path.forEach((row, index) => {
    const at = ensure(times[index], 'the time of the step')
    const as = whoOf(row)
    const by = personOf(as, row, past, scene)
    const inputs = inputsOf(row, past, scene)
    const facts: BaseFacts = { ...emptyBase, ...state, type: past.type, agency: past.agency }
    const actor = { ...theSystem, user_id: by ?? 0 }
    state = stateOf({ ...facts, ...stateAfter(facts, { transition: row, actor, as, inputs, now: at }) })
    steps.push({ row, at, by, as, inputs, round: state.resubmissions, remarks: remarksOn(row, scene.random) })
  })
  return { steps, state }
}

/** Routed before it is evaluated, recommended before it is approved; some went back to the client once. */
function elaborated(
  path: Path,
  { type, agency, evaluator, asks_waiver }: PastTransaction,
  random: RandomGenerator,
): Path {
  const rowOf = (from: Status, action: string) => rowAt(from, action, type, agency)
  const isPast = (status: Status) => path.some((row) => row.from === status)
  const recommends = isPast(Status.forRecommendingApproval) || evaluator === 1
  const routes = isPast(Status.forEvaluation) || evaluator === 1
  const detours =
    isPast(Status.lockedForEvaluation) && !path.some((row) => row.to === Status.forClientAction) && random.is(0.25)
  return path.flatMap((row) => {
    const added: (Transition | undefined)[] = [row]
    if (row.to === Status.draft && asks_waiver) added.push(rowOf(Status.draft, 'ask-for-waiver'))
    if (row.to === Status.forEvaluation && routes) added.push(rowOf(Status.forEvaluation, 'route-assign'))
    if (row.to === Status.forLoaIssuance) added.push(rowOf(Status.forLoaIssuance, 'save-loa-draft'))
    if (row.to === Status.forRecommendingApproval && recommends) {
      added.push(rowOf(Status.forRecommendingApproval, 'recommend-approval'))
    }
    if (row.to === Status.lockedForEvaluation && detours) added.push(...detour(rowOf))
    return added.filter((one) => one !== undefined)
  })
}

function detour(rowOf: (from: Status, action: string) => Transition | undefined) {
  const back = rowOf(Status.lockedForEvaluation, 'return-to-client')
  const answered = rowOf(Status.forClientAction, 'resubmit')
  const again = rowOf(Status.resubmitted, 'lock-resume-evaluation') ?? rowOf(Status.resubmitted, 'lock')
  return back && answered && again ? [back, answered, again] : []
}

function timesOf(path: Path, { last }: PastTransaction, { calendar, random }: Scene): Date[] {
  const times = [last]
  for (const row of path.slice(1).toReversed()) {
    const who = whoOf(row)
    const gap = gapBefore(who, random)
    const later = ensure(times[0], 'the time of the first step')
    times.unshift(who === 'SYS' ? new Date(later.getTime() - gap) : workingTimeBefore(later, gap, calendar, random))
  }
  return times
}

/** The client where the client may, else the first desk; the portal where no person may. */
function whoOf({ by }: Transition): Who {
  if (by.includes('CUS')) return 'CUS'
  return by.find((who) => who !== 'SYS') ?? 'SYS'
}

function personOf(
  who: Who,
  row: Transition,
  { agency, author_id, evaluator }: PastTransaction,
  { desks }: Scene,
): number | null {
  if (who === 'SYS') return null
  if (who === 'CUS') return author_id
  const people = desks[agency][who]
  if (who === 'EVA') return ensure(people[evaluator], 'the evaluator')
  // Who validates is not who posted or ordered.
  return row.effects.includes('settle-invoice') ? ensure(people.at(-1), 'an officer') : ensure(people[0], 'an officer')
}

function inputsOf(row: Transition, { agency, evaluator }: PastTransaction, { desks }: Scene): Inputs {
  return row.effects.includes('assign-processor') && row.action === 'route-assign'
    ? { evaluator_id: ensure(desks[agency].EVA[evaluator], 'the evaluator') }
    : {}
}
