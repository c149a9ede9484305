import type { Preparation } from '#modules/workflow/handlers/handlers'
import { requireAsRegistered } from './letters/register-said.ts'
import { requireOriginal } from './originals/require-original.ts'
import { requireCertifiable } from './require-certifiable.ts'

/**
 * The search is run again as the letter is signed: a case that was filed or ended in between stops the signature,
 * whatever is certified, and so do an original that was replaced meanwhile and a register that says otherwise. Throws 409.
 */
export const prepareSigning: Preparation = async (tx, found, _answers, _actor, now) => {
  await requireOriginal(tx, found.transaction, now)
  await requireCertifiable(tx, found.transaction)
  await requireAsRegistered(tx, found, now)
}

/** The same of a recommendation to the SEC; that it is on the answers as they stand is asked as it is frozen. */
export const prepareRecommended: Preparation = (tx, found, _answers, _actor, now) => requireAsRegistered(tx, found, now)
