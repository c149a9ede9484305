import { applicationForm } from '@lading/contract/forms/business/application'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Db } from '#platform/database'
import { filingPreparations, type Settle } from '#modules/filing/submission/prepare-filing'
import { requireCorrected } from '#modules/filing/submission/require-corrected'
import type { Effect, Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { arrearsFacts } from '../arrears/arrears-facts.ts'
import { declineWaiver } from '../arrears/decline-waiver.ts'
import { noteWaiverAsked } from '../arrears/note-waiver-asked.ts'
import { waiveArrears } from '../arrears/waive-arrears.ts'
import { unconfirmedSectionFaults } from './unconfirmed-section-faults.ts'
import { openRenewed, renewalOpener } from './open-renewal.ts'
import { renewalOpen, renewalOpening } from './renewal-openings.ts'
import { scopesToRenew } from './scopes-to-renew.ts'

interface Needs {
  /** Writes what was changed beside the register into it. */
  readonly applyChange: Effect
  /** Names the branches that another filing opened meanwhile as the register does. */
  readonly takeRegisteredBranches: Preparation
  /** A profile with the names of its places as the register writes them. Throws 400 for places that do not exist. */
  readonly settleAddresses: (db: Db, profile: BusinessProfile) => Promise<BusinessProfile>
}

/** Renewals: what they change enters the register with their approval, not before. */
export function renewalHandlers({ applyChange, takeRegisteredBranches, settleAddresses }: Needs): WorkflowHandlers {
  const settle: Settle = async (tx, { transaction, accreditation }) => {
    const { domestic, international, nvocc, ...filed } = answersTo(applicationForm, transaction)
    const scopes = { domestic, international, nvocc }
    const form = { ...(await settleAddresses(tx, filed)), ...scopes }
    const given = accreditation && (await scopesToRenew(tx, { transaction, accreditation }))
    return { form, ...(given && (await updateAccreditation(tx, accreditation, given))) }
  }
  return {
    types: [TransactionType.renewal],
    facts: [arrearsFacts, renewalOpen],
    openingFacts: [renewalOpening],
    opener: renewalOpener,
    faults: unconfirmedSectionFaults,
    preparations: {
      ...filingPreparations({ faults: unconfirmedSectionFaults, settle }),
      'return-to-recommending-stage': requireCorrected,
      approve: takeRegisteredBranches,
    },
    effects: {
      'open-accreditation': openRenewed,
      'apply-change': applyChange,
      'note-waiver-asked': noteWaiverAsked,
      'waive-arrears': waiveArrears,
      'decline-waiver': declineWaiver,
    },
  }
}
