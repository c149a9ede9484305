import type { RequestLetter } from '@lading/contract/requests/request-letter'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { asReadBy } from '#modules/filing/reading/as-filed'
import { findTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { certificationFor } from './certification.queries.ts'
import { lastLetter } from './letters.queries.ts'
import { proposedRecommendation } from './proposed/proposed-recommendation.ts'
import { registeredAccreditations } from './proposed/registered-accreditations.ts'
import { isCertification, requireLetter } from './require-letter.ts'

/** The letter of a request as it stands. Throws 404 where it has none, or is not of the caller's agency. */
export async function requestLetterOf(db: Db, id: number, actor: Caller, now: Date): Promise<RequestLetter> {
  const found = await findTransaction(db, id)
  requireLetter(found.transaction)
  maySee(found.transaction, actor)
  return letterFor(db, await asReadBy(db, found, actor), now)
}

/** The same of a transaction that was read already. */
export async function letterFor(db: Db, found: LockedTransaction, now: Date): Promise<RequestLetter> {
  const { transaction } = found
  if (isCertification(transaction)) {
    const { transaction_id, letter, proposal } = await certificationFor(db, found, now)
    return { transaction_id, letter, proposal }
  }
  const registered = await registeredAccreditations(db, transaction, manilaDay(now))
  return {
    transaction_id: transaction.id,
    letter: await lastLetter(db, transaction),
    proposal: proposedRecommendation(found, registered),
  }
}
