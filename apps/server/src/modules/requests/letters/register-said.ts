import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Db } from '#platform/database'
import { refused } from '#platform/problem'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { registeredAccreditations } from './proposed/registered-accreditations.ts'
import { holderText, registeredText } from './proposed/standing-paragraph.ts'
import { isCertification } from './require-letter.ts'

type LockedRequest = Pick<LockedTransaction, 'transaction' | 'business_name'>

/**
 * What a letter says today of a business by the register of its agency: on its standing each entry, on cases its name and
 * the certificates that it holds. Null for a true copy: it says what stood on the day of its original.
 */
export async function registerSays(
  db: Db,
  { transaction, business_name }: LockedRequest,
  now: Date,
): Promise<string | null> {
  const kind = isCertification(transaction) ? answersTo(certificateRequestForm, transaction).kind : 'standing'
  if (kind === 'true-copy') return null
  const registered = await registeredAccreditations(db, transaction, manilaDay(now))
  if (kind !== 'standing') return `${business_name}${holderText(registered)}`
  return `${business_name} ${registeredText(transaction.agency, registered)}`
}

/** Whether the last version of the letter was written on what the register says now, as far as that was kept. */
export async function isWrittenOn(db: Db, transaction_id: number, says: string | null): Promise<boolean> {
  const last = await db
    .selectFrom('request_letters')
    .select('register_said')
    .where('transaction_id', '=', transaction_id)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const said = last?.register_said ?? null
  return said === null || said === says
}

/**
 * Nobody pays for, or signs, a letter on a business that the register contradicts since it was written: an accreditation
 * that it names expired or ended, was renewed, or has another scope, or the business another name. Throws 409.
 */
export async function requireAsRegistered(
  db: Db,
  found: LockedRequest,
  now: Date,
  whatToDo = toRevision,
): Promise<void> {
  if (!(await isWrittenOn(db, found.transaction.id, await registerSays(db, found, now))))
    throw refused(`The register changed since the letter was written. ${whatToDo}`)
}

const toRevision = 'Return the request for revision: the evaluator writes it again.'
