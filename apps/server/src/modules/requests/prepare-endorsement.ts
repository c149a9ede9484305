import { refused } from '#platform/problem'
import type { Preparation } from '#modules/workflow/handlers'
import { lastLetter } from './certification.queries.ts'
import { requireCertifiable } from './require-certifiable.ts'

/** Only a certification that can be given, and is written, goes on to payment; else the client pays for nothing. Throws 409. */
export const prepareEndorsement: Preparation = async (tx, { transaction }) => {
  await requireCertifiable(tx, transaction)
  if (!(await lastLetter(tx, transaction.id)))
    throw refused('The letter has not been written yet. Return the request for revision.')
}
