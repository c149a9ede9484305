import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeEffect } from '../life-handlers.ts'
import { requireSuccessor } from './require-successor.ts'

/** The accreditation leads to the renewed one. */
export const linkRenewal: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  return updateAccreditation(tx, context.accreditation, { successor_id })
}
