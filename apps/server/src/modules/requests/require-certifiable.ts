import type { FoundCase } from '@lading/contract/requests/certification'
import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import { Status } from '@lading/domain/transactions/status'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { pendingCases } from './case-search.ts'
import { lastSearch } from './letters/certification.queries.ts'

/**
 * The search is run again before the client is asked to pay and as the letter is signed: nobody pays for, or signs, what
 * the register contradicts. A letter of any kind was written on what the search found then, so a case filed, ended or
 * come into force since stops it too, until the evaluator has searched again. Throws 409.
 */
export async function requireCertifiable(tx: Tx, transaction: TransactionRow): Promise<void> {
  const { kind } = answersTo(certificateRequestForm, transaction)
  const cases = await pendingCases(tx, transaction)
  const why_not = whyNotCertifiable(kind, cases.length)
  if (why_not) throw refused(`${why_not}${namesOf(cases)} Reject the request, or return it for revision.`)
  const searched = (await lastSearch(tx, transaction.id))?.cases ?? []
  const changed = [...without(cases, searched), ...without(searched, cases)]
  if (changed.length > 0)
    throw refused(
      `The cases changed since the evaluator searched them.${namesOf(changed)} Return the request for revision: the evaluator searches again.`,
    )
}

const without = (some: readonly FoundCase[], others: readonly FoundCase[]) =>
  some.filter((one) => !others.some((other) => isSameCase(one, other)))

/** The stages of a case before its decision make no difference to what a letter says. */
const isSameCase = (one: FoundCase, other: FoundCase) =>
  one.reference === other.reference &&
  one.type === other.type &&
  (one.status === Status.suspended) === (other.status === Status.suspended)

function namesOf(cases: readonly FoundCase[]): string {
  const names = [...new Set(cases.map(({ reference }) => reference))]
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}
