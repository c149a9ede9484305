import { makesDocument } from '@lading/contract/transaction-types'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { filingPreparations } from '#modules/filing/prepare-filing'
import { requireCorrected } from '#modules/filing/require-corrected'
import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { requestOpener } from './open-request.ts'
import { prepareEndorsement } from './prepare-endorsement.ts'
import { prepareSigning } from './prepare-signing.ts'
import { settleRequest } from './settle-request.ts'
import { requestFacts } from './request-facts.ts'

/** Requests for a certificate: no accreditation, a search of the register, and a letter. */
export const requestHandlers: WorkflowHandlers = {
  types: transactionTypes.filter((type) => makesDocument(type, 'certification')),
  facts: requestFacts,
  opener: requestOpener,
  preparations: {
    ...filingPreparations(settleRequest),
    'return-to-recommending-stage': requireCorrected,
    'endorse-for-payment': prepareEndorsement,
    'endorse-without-payment': prepareEndorsement,
    approve: prepareSigning,
  },
}
