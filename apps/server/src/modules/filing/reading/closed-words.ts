import { standingWithHolder, standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { dayOrNull, type PlainDate } from '@lading/domain/dates/plain-date'
import { familyOf, isApplication } from '@lading/domain/transactions/family'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Status } from '@lading/domain/transactions/status'
import { succeedingStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { AccreditationRow, LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** What is said of a closed transaction where more is known than the words of its family; null otherwise. */
export async function closedWords(
  db: Db,
  { transaction, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  today: PlainDate,
): Promise<string | null> {
  if (transaction.status === Status.terminated) return endedWithItsAccreditation(db, transaction)
  if (transaction.status !== Status.accredited || !isApplication(transaction) || !accreditation) return null
  return accreditationToday(db, accreditation, today)
}

/** Where the public's sentence speaks of the reader as of somebody else. */
const toHolder: Partial<Record<Standing, string>> = {
  surrendered: 'You surrendered this accreditation, or the agency terminated it.',
  suspended: 'The agency has suspended this accreditation. You may not operate under it now.',
  revoked: 'The agency has revoked this accreditation. You may not operate under it.',
}

/** How the accreditation stands that an application or a renewal made: it goes on after its transaction is closed. */
async function accreditationToday(db: Db, accreditation: AccreditationRow, today: PlainDate): Promise<string | null> {
  const facts = {
    status: accreditation.status,
    first_day: dayOrNull(accreditation.first_day),
    expiry_date: dayOrNull(accreditation.expiry_date),
  }
  const renewed_by = facts.status === Status.expired ? await renewedBy(db, accreditation.id) : null
  const standing = standingWithHolder({ ...facts, renewed_by }, today)
  if (standing === 'unknown') return null
  if (standing === 'replaced') return `This accreditation was renewed${renewed_by ? ` as ${renewed_by}` : ''}.`
  return toHolder[standing] ?? standingWords(standing, facts).sentence
}

/** The number of the accreditation that renewed it, once that was handed over. */
async function renewedBy(db: Db, accreditation_id: number): Promise<string | null> {
  const later = await db
    .selectFrom('accreditations')
    .select('number')
    .where('previous_accreditation_id', '=', accreditation_id)
    .where('status', 'in', [...succeedingStatuses])
    .executeTakeFirst()
  return later?.number ?? null
}

/** Why it ended with its accreditation, and what is left to do where something is; null where it ended otherwise. */
async function endedWithItsAccreditation(db: Db, { id, type }: TransactionRow): Promise<string | null> {
  const last = await db
    .selectFrom('transaction_steps')
    .select(['action', 'remarks'])
    .where('transaction_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.action !== 'end-with-its-accreditation' || !last.remarks) return null
  const isFiledForIt = familyOf(type) === 'change' || familyOf(type) === 'request'
  return isFiledForIt ? last.remarks : `${last.remarks} ${wordsOf(type).again}`
}
