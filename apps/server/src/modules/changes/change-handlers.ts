import type { BusinessPlaces } from '@lading/contract/forms/business-places'
import { formOfType } from '@lading/contract/transaction-types'
import { typesOf } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { filingPreparations, type Settle } from '#modules/filing/submission/prepare-filing'
import { requireCorrected } from '#modules/filing/submission/require-corrected'
import type { Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { applyChange, type AppliesChanges } from './apply-change.ts'
import { changeFacts } from './change-facts.ts'
import { changeOpener, changeOpening, legalFormOpening, scopeOpening } from './open-change.ts'
import { requireCapital } from './require-capital.ts'
import { takeRegisteredBranches } from './take-registered-branches.ts'

interface Needs extends AppliesChanges {
  /** Answers with the names of their places as the register writes them. Throws 400 for places that do not exist. */
  readonly settleAddresses: <P extends BusinessPlaces>(db: Db, placed: P) => Promise<P>
}

/** Decided on the register of today. */
const prepareApproval: Preparation = async (...approval) => {
  await requireCapital(...approval)
  return takeRegisteredBranches(...approval)
}

/** Changes of an accreditation's register: opened beside it, applied to it at the end. */
export function changeHandlers({ settleAddresses, ...applies }: Needs): WorkflowHandlers {
  const settle: Settle = async (tx, { transaction }) => {
    const { type, form } = transaction
    const placed = formOfType(type).places(form)
    return { form: placed === null ? form : { ...form, ...(await settleAddresses(tx, placed)) } }
  }
  return {
    types: typesOf('change'),
    facts: changeFacts,
    openingFacts: [changeOpening, legalFormOpening, scopeOpening],
    opener: changeOpener,
    preparations: {
      ...filingPreparations({ settle }),
      'return-to-recommending-stage': requireCorrected,
      approve: prepareApproval,
    },
    effects: { 'apply-change': applyChange(applies) },
  }
}
