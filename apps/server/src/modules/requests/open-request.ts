import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { checklistFor } from '#modules/filing/checklist'
import type { Opener } from '#modules/workflow/opening-handlers'
import { registerOf } from '#modules/workflow/register-of'

/** A request begins blank: the register holds nothing of the kind. */
export const requestOpener: Opener = {
  effects: [],
  begin: async (tx, input, _actor, now) => {
    const profile = await registerOf(tx, input.business_id)
    const form = certificateRequestForm.draft.parse({ copies: 1 })
    const requirements = await checklistFor(tx, { transaction: input, accreditation: null, profile }, form, now)
    return { form, register: null, requirements }
  },
}
