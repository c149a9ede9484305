import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { typesOf } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { filingPreparations, type Settle } from '#modules/filing/submission/prepare-filing'
import { requireCorrected } from '#modules/filing/submission/require-corrected'
import type { Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { registeredAnswers } from '#modules/workflow/transactions/profile-after'
import { applyChange, type AppliesChanges } from './apply-change.ts'
import { answersNamed } from './answers-named.ts'
import { changeFacts } from './change-facts.ts'
import { changeOpener, changeOpening, legalFormOpening, scopeOpening } from './open-change.ts'
import { requireCapital } from './require-capital.ts'
import { takeRegisteredBranches } from './take-registered-branches.ts'

interface Needs extends AppliesChanges {
  /** A profile with the names of its places as the register writes them. Throws 400 for places that do not exist. */
  readonly settleAddresses: (db: Db, profile: BusinessProfile) => Promise<BusinessProfile>
}

/** Decided on the register of today. */
const prepareApproval: Preparation = async (...approval) => {
  await requireCapital(...approval)
  return takeRegisteredBranches(...approval)
}

/** Changes of an accreditation's register: opened beside it, applied to it at the end. */
export function changeHandlers({ settleAddresses, ...applies }: Needs): WorkflowHandlers {
  const settle: Settle = async (tx, { transaction, profile }) => {
    const answers = registeredAnswers(transaction, profile)
    const settled = await settleAddresses(tx, { ...profile, ...answers } as BusinessProfile)
    return { form: { ...transaction.form, ...answersNamed(settled, Object.keys(answers)) } }
  }
  return {
    types: typesOf('change'),
    facts: changeFacts,
    openingFacts: [changeOpening, legalFormOpening, scopeOpening],
    opener: changeOpener,
    preparations: {
      ...filingPreparations(settle),
      'return-to-recommending-stage': requireCorrected,
      approve: prepareApproval,
    },
    effects: { 'apply-change': applyChange(applies) },
  }
}
