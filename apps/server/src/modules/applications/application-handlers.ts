import { typesOf } from '@lading/domain/transactions/family'
import { filingPreparations } from '#modules/filing/submission/prepare-filing'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Effect, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { applicationFacts } from './application-facts.ts'
import { applicationOpener, openAccreditation } from './open-application.ts'
import { applicationOpening } from './openings.ts'
import { prepareCorrection } from './prepare-correction.ts'
import { settleApplication, type UpdateProfile } from './settle-application.ts'

/** New accreditations and renewals: the scope and the capital. */
const ofBoth: WorkflowHandlers = {
  types: typesOf('application'),
  facts: applicationFacts,
  openingFacts: [applicationOpening],
}

/** New accreditations: the profile that they bring to the register. */
export const applicationHandlers = (needs: { updateProfile: UpdateProfile }): readonly WorkflowHandlers[] => [
  ofBoth,
  {
    types: [TransactionType.newAccreditation],
    opener: applicationOpener,
    effects: { 'open-accreditation': openAccreditation, 'apply-change': takenOverAtFiling },
    preparations: {
      ...filingPreparations(settleApplication(needs.updateProfile)),
      'return-to-recommending-stage': prepareCorrection(needs.updateProfile),
    },
  },
]

/** What a new application says entered the register as it was filed. */
const takenOverAtFiling: Effect = async () => undefined
