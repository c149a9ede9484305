import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { manilaDay } from '@lading/domain/dates/manila'
import { refused } from '#platform/problem'
import type { Db } from '#platform/database'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { originalOf } from './originals.queries.ts'

/** Of a true copy, that its original is valid today: nobody pays for, or signs, a copy of one that was replaced. Throws 409. */
export async function requireOriginal(db: Db, transaction: TransactionRow, now: Date): Promise<void> {
  const { kind, original } = answersTo(certificateRequestForm, transaction)
  if (kind !== 'true-copy' || (await originalOf(db, transaction, original, manilaDay(now)))) return
  throw noLongerValid(original)
}

/** The original of a true copy was replaced or has ended since it was asked. */
export const noLongerValid = (original: string) =>
  refused(`Document ${original} is no longer valid. Reject the request, or return it for revision.`)
