import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeEffect } from '../life-handlers.ts'

/** The request waits in the list of the approving officer. */
export const noteSurrenderAsked: LifeEffect = (tx, { accreditation }, { now }) =>
  updateAccreditation(tx, accreditation, { surrender_asked_at: now })
