import type { Act } from '#platform/calls/bind'
import { correctByVersion } from './correct-by-version.ts'
import { saveByVersion, type Answer } from './save-by-version.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'

interface SaveSomeInput {
  readonly transaction_id: number
  readonly version: number
  readonly answers: readonly Answer[]
  readonly reason: string
}

/** Saves answers, all or none: its client's while it is a draft or returned, the evaluator's corrections after approval. */
export const saveSome: Act<SaveSomeInput, SavedVersionRead> = async (
  tx,
  { transaction_id: id, answers, reason, version },
  actor,
  now,
) =>
  actor.audience === 'staff'
    ? correctByVersion(tx, { id, version, reason }, () => answers, actor, now)
    : saveByVersion(tx, { id, version, answers }, actor, now)
