import { typesWhere } from '@lading/domain/transactions/definitions/definitions'
import { filingPreparations } from '#modules/filing/submission/prepare-filing'
import { requireCorrected } from '#modules/filing/submission/require-corrected'
import type { Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { requireUpToDate } from './letters/letters.queries.ts'
import { requireAsRegistered } from './letters/register-said.ts'
import { requestOpener } from './open-request.ts'
import { prepareCertification, prepareRecommendation } from './prepare-endorsement.ts'
import { prepareRecommended, prepareSigning } from './prepare-signing.ts'
import { originalFaults, settleCertification, settleRecommendation } from './settle-request.ts'
import { certificationFacts, recommendationFacts } from './request-facts.ts'

/** From revision a letter goes back as answers and register stand: what was corrected is in it. */
const resubmission: Preparation = async (tx, found, _answers, actor, now) => {
  if (found.transaction.lock_holder_id !== actor.user_id) return
  await requireUpToDate(tx, found.transaction)
  await requireAsRegistered(tx, found, now, 'Save the letter again.')
}
const correction: Preparation = async (tx, context, answers, actor, now) => {
  await resubmission(tx, context, answers, actor, now)
  return requireCorrected(tx, context, answers, actor, now)
}
const revised = { 'resubmit-for-review': resubmission, 'return-to-recommending-stage': correction } as const

/** Requests for a certificate: no accreditation, a search of the register, and a letter. */
const certifications: WorkflowHandlers = {
  types: typesWhere(({ documents }) => documents.includes('certification')),
  facts: certificationFacts,
  opener: requestOpener,
  faults: originalFaults,
  preparations: {
    ...filingPreparations({ faults: originalFaults, settle: settleCertification }),
    ...revised,
    'endorse-for-payment': prepareCertification,
    'endorse-without-payment': prepareCertification,
    approve: prepareSigning,
  },
}

/** Requests for a recommendation to the SEC: no accreditation, and a letter. */
const recommendations: WorkflowHandlers = {
  types: typesWhere(({ documents }) => documents.includes('sec-recommendation')),
  facts: recommendationFacts,
  opener: requestOpener,
  preparations: {
    ...filingPreparations({ settle: settleRecommendation }),
    ...revised,
    'endorse-for-payment': prepareRecommendation,
    'endorse-without-payment': prepareRecommendation,
    approve: prepareRecommended,
  },
}

export const requestHandlers: readonly WorkflowHandlers[] = [certifications, recommendations]
