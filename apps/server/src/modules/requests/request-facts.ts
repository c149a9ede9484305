import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { provides, type FactProvider } from '#modules/workflow/handlers'
import { answersTo } from '#modules/workflow/transaction-row'
import { lastLetter, lastSearch } from './certification.queries.ts'

/** What a request for a certificate is decided by: why it is asked, what the search found, and the letter. */
export const requestFacts: readonly FactProvider[] = [
  provides(['filing.purpose_given'], async (_db, { transaction }) => ({
    'filing.purpose_given': answersTo(certificateRequestForm, transaction).purpose !== '',
  })),
  provides(['evaluation.finding_ready'], async (db, { transaction: { id } }) => ({
    'evaluation.finding_ready': (await lastSearch(db, id)) !== null && (await lastLetter(db, id)) !== null,
  })),
]
