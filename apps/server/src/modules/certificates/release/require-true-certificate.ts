import { isRenewal } from '@lading/domain/transactions/family'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { profileAfter } from '#modules/workflow/transactions/profile-after'
import { scopesLeft } from '#modules/workflow/transactions/scopes-left'
import { refused } from '#platform/problem'
import { isMainTrue } from '../issuing/is-main-true.ts'
import { lockOrdered } from '../ordering/ordered-documents.ts'

/**
 * The certificate of a renewal is not handed over with a name, address or scope that changed since it was printed: a change
 * is made on the accreditation in force and makes that one's certificate again, not this one. Throws 409.
 */
export const requireTrueCertificate: Preparation = async (tx, found) => {
  const { transaction } = found
  if (!isRenewal(transaction.type)) return
  const issued = (await lockOrdered(tx, transaction.id)).filter(({ standing }) => standing === 'issued')
  const main = issued.findLast(({ kind }) => kind === 'certificate')
  if (!main || isMainTrue(main, await scopesLeft(tx, found), await profileAfter(tx, found))) return
  throw refused(
    'The register changed since the certificate was printed. Return it for a data error: it is made again as the register stands.',
  )
}
