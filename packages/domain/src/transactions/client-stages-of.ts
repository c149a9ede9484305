import { clientStages, stageOf, type ClientStage } from './client-stage.ts'
import { familyOf } from './family.ts'
import { wordsOf } from './family-words.ts'
import type { Status } from './status.ts'
import type { TransactionType } from './transaction-type.ts'

/** What decides which stages a client sees. */
export interface StagedTransaction {
  readonly type: TransactionType
  readonly status: Status
  readonly been_in: readonly Status[]
  /** Nothing is to be paid. */
  readonly is_free: boolean
}

/** How far a transaction has come: the stages its client sees, those it skips left out, with the place of the one it is in. */
export function clientStagesOf(transaction: StagedTransaction): {
  stages: { stage: ClientStage; name: string }[]
  at: number
} {
  const reached = transaction.been_in.map((status) => placeOf(stageOf(status)) ?? 0)
  // Withdrawn or terminated: where it had come to.
  const now = placeOf(stageOf(transaction.status)) ?? Math.max(0, ...reached)
  const names = wordsOf(transaction.type).stages
  const shown = clientStages
    .map((stage, place) => ({ stage, place, name: names[stage] }))
    .filter(({ place }) => place === 0 || place >= now || reached.includes(place))
    .filter(({ stage, place }) => place === now || reached.includes(place) || isUsual(stage, transaction))
  return {
    stages: shown.map(({ stage, name }) => ({ stage, name })),
    at: shown.filter(({ place }) => place < now).length,
  }
}

/** A report is reviewed and decided only where something is doubtful. */
function isUsual(stage: ClientStage, { type, is_free }: StagedTransaction): boolean {
  if (stage === 'payment') return !is_free
  return familyOf(type) !== 'report' || (stage !== 'review' && stage !== 'decision')
}

function placeOf(stage: ClientStage | 'done' | null): number | null {
  if (stage === null) return null
  return stage === 'done' ? clientStages.length : clientStages.indexOf(stage)
}
