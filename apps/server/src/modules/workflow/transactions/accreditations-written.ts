import { familyOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { AccreditationRow, LockedTransaction } from './lock-transaction.ts'

/**
 * The accreditations that an approval writes and certifies: its own, and of a change also the other row of the chain that
 * is in force beside it, between an early renewal and the end of the old term.
 */
export async function accreditationsWritten(
  db: Db,
  { transaction, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
): Promise<AccreditationRow[]> {
  if (accreditation === null) return []
  if (familyOf(transaction.type) !== 'change') return [accreditation]
  const { id, previous_accreditation_id } = accreditation
  const beside = await db
    .selectFrom('accreditations')
    .selectAll()
    .where('business_id', '=', transaction.business_id)
    .where('status', '=', Status.accredited)
    .where((eb) => eb.or([eb('id', '=', previous_accreditation_id), eb('previous_accreditation_id', '=', id)]))
    .orderBy('id')
    .execute()
  return [accreditation, ...beside]
}

/** The row that renews an accreditation and is in force already: what is begun, is begun on it. */
export async function renewedRow(db: Db, accreditation_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('accreditations')
    .select('id')
    .where('previous_accreditation_id', '=', accreditation_id)
    .where('status', '=', Status.accredited)
    .executeTakeFirst()
  return row?.id
}
