import type { Preparation } from '#modules/workflow/handlers/handlers'
import { requireOriginal } from './originals/require-original.ts'
import { requireCertifiable } from './require-certifiable.ts'

/**
 * The search is run again as the letter is signed: a case that was filed or ended in between stops the signature,
 * whatever is certified, and so does an original that was replaced meanwhile. Throws 409.
 */
export const prepareSigning: Preparation = async (tx, { transaction }, _answers, _actor, now) => {
  await requireOriginal(tx, transaction, now)
  await requireCertifiable(tx, transaction)
}
