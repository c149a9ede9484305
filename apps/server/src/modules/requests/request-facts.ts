import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { secRecommendationForm } from '@lading/contract/forms/requests/sec-recommendation'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import type { Db } from '#platform/database'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { lastSearch } from './letters/certification.queries.ts'
import { lastLetter } from './letters/letters.queries.ts'

/** What a request for a certificate is decided by: why it is asked, what the search found, and the letter. */
export const certificationFacts: readonly FactProvider[] = [
  provides(['filing.purpose_given'], async (_db, { transaction }) => ({
    'filing.purpose_given': answersTo(certificateRequestForm, transaction).purpose !== '',
  })),
  provides(['evaluation.finding_ready'], async (db, { transaction }) => ({
    'evaluation.finding_ready': await isFindingReady(db, transaction),
  })),
]

/** What a recommendation to the SEC is decided by: the purpose clause that is proposed, and the letter. */
export const recommendationFacts: readonly FactProvider[] = [
  provides(['filing.purpose_given'], async (_db, { transaction }) => ({
    'filing.purpose_given': answersTo(secRecommendationForm, transaction).purpose_clause !== '',
  })),
  provides(['evaluation.finding_ready'], async (db, { transaction }) => ({
    'evaluation.finding_ready': await isLetterReady(db, transaction),
  })),
]

/** The search and the letter; the search alone where it contradicts what is asked: there is nothing to certify then. */
async function isFindingReady(db: Db, transaction: TransactionRow): Promise<boolean> {
  const search = await lastSearch(db, transaction.id)
  if (!search) return false
  const { kind } = answersTo(certificateRequestForm, transaction)
  return whyNotCertifiable(kind, search.cases.length) !== null || isLetterReady(db, transaction)
}

/** Written, on the answers as they were filed last. */
const isLetterReady = async (db: Db, transaction: TransactionRow): Promise<boolean> =>
  (await lastLetter(db, transaction))?.is_current === true
