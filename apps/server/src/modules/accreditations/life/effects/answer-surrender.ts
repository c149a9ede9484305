import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { lockAccreditation } from '../life-context.ts'
import { surrendersAsked } from '../life-facts.ts'
import type { LifeEffect } from '../life-handlers.ts'

/** Answered, of whichever row of the chain it was asked; a row beside changes its version too. */
export const answerSurrender: LifeEffect = async (tx, context) => {
  const { accreditation } = context
  for (const { id } of await surrendersAsked(tx, accreditation)) {
    if (id === accreditation.id) continue
    const { accreditation: beside } = await lockAccreditation(tx, id, context)
    await updateAccreditation(tx, beside, { surrender_asked_at: null, version: beside.version + 1 })
  }
  return updateAccreditation(tx, accreditation, { surrender_asked_at: null })
}
