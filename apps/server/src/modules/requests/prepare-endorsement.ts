import type { Preparation } from '#modules/workflow/handlers/handlers'
import { requireWritten } from './letters/letters.queries.ts'
import { requireOriginal } from './originals/require-original.ts'
import { requireCertifiable } from './require-certifiable.ts'

/** Only a certification that can be given, and is written, goes on to payment; else the client pays for nothing. Throws 409. */
export const prepareCertification: Preparation = async (tx, { transaction }, _answers, _actor, now) => {
  await requireOriginal(tx, transaction, now)
  await requireCertifiable(tx, transaction)
  await requireWritten(tx, transaction)
}

/** A recommendation to the SEC goes on as it was written on what the client asks now. Throws 409. */
export const prepareRecommendation: Preparation = async (tx, { transaction }) =>
  void (await requireWritten(tx, transaction))
