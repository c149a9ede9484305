import { byKey, checkFiling, type Blocker } from '@lading/contract/filing/check-filing'
import { formOfType } from '@lading/contract/transaction-types'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { certifiedOtherwise } from '../reading/certified-otherwise.ts'
import { scopesHeld } from '../reading/scopes-held.ts'
import { openReturns, type CurrentDocument } from '../reading/filing.queries.ts'
import { answersFiled, limitsOf } from '../reading/limits-of.ts'

export type Errors = Record<string, string[]>

interface Standing {
  readonly checklist: readonly RequiredDocument[]
  readonly documents: readonly CurrentDocument[]
}

/** Everything that stops a filing, or the answer to its return: what its client was told before. */
export async function blockersOf(
  tx: Tx,
  found: TransactionContext,
  { checklist, documents }: Standing,
  now: Date,
): Promise<Blocker[]> {
  const { transaction } = found
  const filed = await answersFiled(tx, transaction)
  const facts = {
    ...transaction,
    held: await scopesHeld(tx, found),
    certified_otherwise: await certifiedOtherwise(tx, found),
    form: { ...transaction.form },
    register: transaction.register && { ...transaction.register },
    filed: filed && { ...filed },
    limits: limitsOf(found.settings, transaction, now),
    returns: filed ? await openReturns(tx, transaction.id) : [],
    requirements: withFiles(checklist, documents),
  }
  return checkFiling(facts, manilaDay(now))
}

/** The checklist with what is attached under each line. */
export const withFiles = (checklist: readonly RequiredDocument[], documents: readonly CurrentDocument[]) =>
  checklist.map((line) => ({ ...line, files: documents.filter((file) => file.requirement_code === line.code) }))

/** Throws 400 with all that was found, each under its path. */
export function requireNone(blockers: readonly Pick<Blocker, 'path' | 'message'>[], found: Errors = {}): void {
  const errors = blockers.reduce((all, { path, message }) => withError(all, path, message), found)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** One fault under its path, or none. */
export const faultAt = (path: string, fault: string | undefined): Errors => (fault ? { [path]: [fault] } : {})

/** Throws 400 with a message under each answer that keeps the form from being filed, rows named by their keys. */
export async function requireComplete(tx: Tx, found: LockedTransaction, now: Date): Promise<void> {
  const { type, agency, form, register } = found.transaction
  // What stands as it was filed is not tested by the day on which the agency corrects something else.
  const filed = { ...form }
  const held = await scopesHeld(tx, found)
  const certified_otherwise = await certifiedOtherwise(tx, found)
  const context = { agency, register, today: manilaDay(now), limits: null, filed, held, certified_otherwise }
  const faults = formOfType(type).faults(form, context)
  requireNone(faults.map(({ path, message }) => ({ path: byKey(path, form), message })))
}

function withError(errors: Errors, path: string, message: string): Errors {
  const told = errors[path] ?? []
  return told.includes(message) ? errors : { ...errors, [path]: [...told, message] }
}
