import { answerAt, type Form } from '@lading/domain/filing/form-path'
import type { Caller } from '#platform/caller'
import type { Act } from '#platform/calls/bind'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { saveAnswers } from './save-answers.ts'
import { requireOpen } from '../reading/what-is-open.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'

export interface Answer {
  readonly path: string
  readonly value?: unknown
}

interface SaveByVersionInput {
  readonly id: number
  readonly version: number
  readonly answers: readonly Answer[]
}

/** Saves answers that rest on one version of the form, all or none. Throws 409 where nothing is open or the form moved. */
export const saveByVersion: Act<SaveByVersionInput, SavedVersionRead> = async (tx, { answers, ...at }, actor, now) => {
  const { transaction } = await lockAtVersion(tx, at, actor)
  return saveWhole(tx, transaction, answers, actor, now)
}

/** A filing, locked, that this person may change and knows as it is. Throws 404 or 409. */
export async function lockAtVersion(tx: Tx, { id, version }: { id: number; version: number }, actor: Caller) {
  const found = await lockTransaction(tx, id)
  maySee(found.transaction, actor)
  requireOpen(found.transaction, actor)
  requireFormVersion(found.transaction, version)
  return found
}

/** Throws 409 where the form has moved on since this version. */
export function requireFormVersion({ form_version }: Pick<TransactionRow, 'form_version'>, version: number): void {
  if (form_version !== version) throw refused('It was changed by another user. Reload it and repeat your changes.')
}

/** Saves answers over whatever stands there. Throws 400 at each that cannot be kept; then none is. */
export async function saveWhole(
  tx: Tx,
  { id, form }: { readonly id: number; readonly form: Form },
  answers: readonly Answer[],
  actor: Caller,
  now: Date,
): Promise<SavedVersionRead> {
  const patch = answers.map(({ path, value }) => ({ path, value, base: answerAt(form, path) }))
  const { conflicts, errors, ...saved } = await saveAnswers(tx, { id, patch }, actor, now)
  // What stood there is what stands there: only a column of a row that is not in the list is left over.
  const lost = conflicts.map(({ path }) => [path, 'This row is not on the form.'] as const)
  const faults = [...Object.entries(errors), ...lost]
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([path, why]) => [path, [why]])))
  return { ...saved, errors, version: saved.filing.form_version }
}
