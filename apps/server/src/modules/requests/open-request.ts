import { formOfType } from '@lading/contract/transaction-types'
import { checklistFor } from '#modules/filing/reading/checklist'
import type { Opener } from '#modules/workflow/handlers/opening-handlers'
import { registerOf } from '#modules/workflow/transactions/register-of'

/** A request begins blank, in one copy where copies are asked: the register holds nothing of the kind. */
export const requestOpener: Opener = {
  effects: [],
  begin: async (tx, input, _actor, now) => {
    const { draft, fields } = formOfType(input.type)
    const profile = await registerOf(tx, input.business_id)
    const form = draft.parse('copies' in fields ? { copies: 1 } : {})
    const requirements = await checklistFor(tx, { transaction: input, accreditation: null, profile }, form, now)
    return { form, register: null, requirements }
  },
}
