import type { AnswerPatch } from '@lading/contract/filing/filing'
import { answerAt, isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { holds } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed } from '#platform/problem'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { correctAnswers } from './correct-answers.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { requireFormVersion, type Answer } from './save-by-version.ts'

interface CorrectByVersionInput {
  readonly id: number
  readonly version: number
  readonly reason: string
}

/**
 * The evaluator who holds a returned certificate corrects its details, on the version of the form that they read. Throws
 * 400 without a reason and for an answer that cannot be accepted, 409 for everyone else and where the form has changed.
 */
export async function correctByVersion(
  tx: Tx,
  { id, version, reason }: CorrectByVersionInput,
  answersOf: (transaction: TransactionRow) => readonly Answer[],
  actor: Caller,
  now: Date,
): Promise<SavedVersionRead> {
  // An evaluator who lost the right keeps the lock until its lease ends.
  if (!holds(actor, 'return-to-client')) throw notAllowed()
  const { transaction } = await lockForHolder(tx, id, actor, now)
  requireFormVersion(transaction, version)
  if (reason === '') throw invalid({ reason: ['State what was wrong.'] })
  const patch = answersOf(transaction).flatMap((answer) => byColumn(transaction.form, answer))
  const { saved } = await correctAnswers(tx, { id, patch, reason }, actor, now)
  const filing = await filingOf(tx, id, actor, now)
  return { saved, errors: {}, filing, version: filing.form_version }
}

/** A row is corrected column by column: what is said of it is what changed, and the rest was decided. */
function byColumn(form: Form, { path, value }: Answer): AnswerPatch[] {
  const base = answerAt(form, path)
  if (!isRow(base) || !isRow(value)) return [{ path, value, base }]
  return Object.keys(value)
    .filter((column) => !isSameAnswer(base[column], value[column]))
    .map((column) => ({ path: `${path}.${column}`, value: value[column], base: base[column] }))
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'key' in value
