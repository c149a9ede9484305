import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { manilaDay } from '@lading/domain/dates/manila'
import { refused } from '#platform/problem'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { originalOf } from './originals/originals.queries.ts'
import { requireCertifiable } from './require-certifiable.ts'

/**
 * The search is run again as the letter is signed: a case that was filed or ended in between stops the signature,
 * whatever is certified, and so does an original that was replaced meanwhile. Throws 409.
 */
export const prepareSigning: Preparation = async (tx, { transaction }, _answers, _actor, now) => {
  const { kind, original } = answersTo(certificateRequestForm, transaction)
  if (kind === 'true-copy' && !(await originalOf(tx, transaction, original, manilaDay(now))))
    throw refused(`Document ${original} is no longer valid. Reject the request, or return it for revision.`)
  await requireCertifiable(tx, transaction)
}
