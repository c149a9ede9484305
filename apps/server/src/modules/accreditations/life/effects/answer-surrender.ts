import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeEffect } from '../life-handlers.ts'

/** Answered, of whichever row of the chain it was asked. */
export const answerSurrender: LifeEffect = (tx, { accreditation }) =>
  updateAccreditation(tx, accreditation, { surrender_asked_at: null })
