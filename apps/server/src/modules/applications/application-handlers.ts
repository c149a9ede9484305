import { typesOf } from '@lading/domain/transactions/family'
import { filingPreparations } from '#modules/filing/prepare-filing'
import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { applicationFacts } from './application-facts.ts'
import { applicationOpener, openAccreditation } from './open-application.ts'
import { applicationOpening } from './openings.ts'
import { prepareCorrection } from './prepare-correction.ts'
import { settleApplication, type UpdateProfile } from './settle-application.ts'

/** New accreditations and renewals: the scope, the capital, and the profile they bring to the register. */
export function applicationHandlers(needs: { updateProfile: UpdateProfile }): WorkflowHandlers {
  return {
    types: typesOf('application'),
    facts: applicationFacts,
    openingFacts: [applicationOpening],
    opener: applicationOpener,
    effects: { 'open-accreditation': openAccreditation },
    preparations: {
      ...filingPreparations(settleApplication(needs.updateProfile)),
      'return-to-recommending-stage': prepareCorrection(needs.updateProfile),
    },
  }
}
