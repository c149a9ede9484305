import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { answersTo, type TransactionRow } from '#modules/workflow/transaction-row'
import { pendingCases } from './case-search.ts'

/**
 * The search is run again before the client is asked to pay and as the letter is signed: nobody pays for, or signs, what
 * the register contradicts. Throws 409.
 */
export async function requireCertifiable(tx: Tx, transaction: TransactionRow): Promise<void> {
  const { kind } = answersTo(certificateRequestForm, transaction)
  const cases = await pendingCases(tx, transaction)
  const why_not = whyNotCertifiable(kind, cases.length)
  if (!why_not) return
  const found = cases.map(({ reference }) => ` (${reference})`).join('')
  throw refused(`${why_not}${found} Reject the request, or return it for revision.`)
}
