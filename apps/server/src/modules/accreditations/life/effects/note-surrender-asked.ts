import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeEffect } from '../write-life-move.ts'

/** The request waits in the list of the approving officer. */
export const noteSurrenderAsked: LifeEffect = (tx, { accreditation }, { now }) =>
  updateAccreditation(tx, accreditation, { surrender_asked_at: now })
