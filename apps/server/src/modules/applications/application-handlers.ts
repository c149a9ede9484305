import { typesOf } from '@lading/domain/transactions/family'
import { filingPreparations } from '#modules/filing/submission/prepare-filing'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import type { TinFault, UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { applicationFacts } from './application-facts.ts'
import { applicationOpener, openAccreditation } from './open-application.ts'
import { applicationMayStand, applicationOpening } from './openings.ts'
import { prepareCorrection } from './prepare-correction.ts'
import { registerBranches } from './register-branches.ts'
import { settleApplication, tinFaults } from './settle-application.ts'

/** New accreditations and renewals: the scope and the capital. */
const ofBoth: WorkflowHandlers = {
  types: typesOf('application'),
  facts: applicationFacts,
  openingFacts: [applicationOpening],
}

interface Needs {
  readonly updateProfile: UpdateProfile
  readonly tinFault: TinFault
  /** Names the branches that another filing opened meanwhile as the register does. */
  readonly takeRegisteredBranches: Preparation
}

/** New accreditations: the profile that they bring to the register. */
export const applicationHandlers = ({
  updateProfile,
  tinFault,
  takeRegisteredBranches,
}: Needs): readonly WorkflowHandlers[] => [
  ofBoth,
  {
    types: [TransactionType.newAccreditation],
    facts: [applicationMayStand],
    opener: applicationOpener,
    faults: tinFaults(tinFault),
    effects: { 'open-accreditation': openAccreditation, 'apply-change': registerBranches(updateProfile) },
    preparations: {
      ...filingPreparations({ faults: tinFaults(tinFault), settle: settleApplication(updateProfile) }),
      'return-to-recommending-stage': prepareCorrection(updateProfile),
      approve: takeRegisteredBranches,
    },
  },
]
