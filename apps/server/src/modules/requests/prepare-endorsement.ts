import type { Preparation } from '#modules/workflow/handlers/handlers'
import { requireWritten } from './letters/letters.queries.ts'
import { requireAsRegistered } from './letters/register-said.ts'
import { requireOriginal } from './originals/require-original.ts'
import { requireCertifiable } from './require-certifiable.ts'

/** Only a certification that can be given, and is written, goes on to payment; else the client pays for nothing. Throws 409. */
export const prepareCertification: Preparation = async (tx, found, _answers, _actor, now) => {
  const { transaction } = found
  await requireOriginal(tx, transaction, now)
  await requireCertifiable(tx, transaction)
  await requireWritten(tx, transaction)
  await requireAsRegistered(tx, found, now)
}

/** A recommendation to the SEC goes on as it was written on what the client asks, and the register says, now. Throws 409. */
export const prepareRecommendation: Preparation = async (tx, found, _answers, _actor, now) => {
  await requireWritten(tx, found.transaction)
  await requireAsRegistered(tx, found, now)
}
