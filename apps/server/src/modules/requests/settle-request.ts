import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { secRecommendationForm } from '@lading/contract/forms/requests/sec-recommendation'
import { manilaDay } from '@lading/domain/dates/manila'
import { faultAt } from '#modules/filing/submission/require-complete'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import type { AreaFaults } from '#modules/workflow/handlers/handlers'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { originalOf } from './originals/originals.queries.ts'

const GONE = 'Choose a document that this agency issued to the business and that is valid today.'

/** A true copy is asked of a document that stands. */
export const originalFaults: AreaFaults = async (db, filing, now) => {
  const { kind, original } = answersTo(certificateRequestForm, filing)
  const isNamed = kind === 'true-copy' && original !== ''
  const isThere = !isNamed || (await originalOf(db, filing, original, manilaDay(now))) !== undefined
  return faultAt('original', isThere ? undefined : GONE)
}

/** A certification that is no true copy names no original. */
export const settleCertification: Settle = async (_tx, { transaction }) => ({
  form: certificateRequestForm.asked(transaction.form),
})

/** A name that the action at the SEC does not ask is not filed. */
export const settleRecommendation: Settle = async (_tx, { transaction }) => ({
  form: secRecommendationForm.asked(transaction.form),
})
