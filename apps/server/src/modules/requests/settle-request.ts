import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { secRecommendationForm } from '@lading/contract/forms/requests/sec-recommendation'
import { manilaDay } from '@lading/domain/dates/manila'
import { invalid } from '#platform/problem'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { originalOf } from './originals/originals.queries.ts'

/** A true copy is asked of a document that stands; another certification names none. Throws 400. */
export const settleCertification: Settle = async (tx, { transaction }, _actor, now) => {
  const form = certificateRequestForm.asked(transaction.form)
  const { kind, original } = answersTo(certificateRequestForm, { ...transaction, form })
  if (kind === 'true-copy' && !(await originalOf(tx, transaction, original, manilaDay(now))))
    throw invalid({ original: ['Choose a document that this agency issued to the business and that is valid today.'] })
  return { form }
}

/** A name that the action at the SEC does not ask is not filed. */
export const settleRecommendation: Settle = async (_tx, { transaction }) => ({
  form: secRecommendationForm.asked(transaction.form),
})
