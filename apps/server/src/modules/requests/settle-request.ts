import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { invalid } from '#platform/problem'
import type { Settle } from '#modules/filing/prepare-filing'
import { answersTo } from '#modules/workflow/transaction-row'
import { originalOf } from './originals.queries.ts'

/** A true copy is asked of a document that stands; another certification names none. Throws 400. */
export const settleRequest: Settle = async (tx, { transaction }) => {
  const { kind, original } = answersTo(certificateRequestForm, transaction)
  if (kind !== 'true-copy') return { form: { ...transaction.form, original: '' } }
  if (!(await originalOf(tx, transaction, original)))
    throw invalid({ original: ['Choose a document that this agency issued to the business and that is valid today.'] })
  return { form: transaction.form }
}
