import { BusinessProfileDraft, type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Participants } from '@lading/domain/workflow/who'
import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { byRole, rolesTaken } from './participants.ts'
import { transactionFrom, type TransactionRow } from './transaction-row.ts'

export type AccreditationRow = Selectable<Tables['accreditations']>

/** A transaction with the accreditation it makes or concerns, if it has one, and what the register says of its business. */
export interface LockedTransaction {
  readonly transaction: TransactionRow
  readonly accreditation: AccreditationRow | null
  readonly business_name: string
  readonly profile: BusinessProfile
  /** Who has had which role on it. */
  readonly participants: Participants
}

/** Locks business, accreditation, then transaction: the one order of all acts. Throws 404. */
export async function lockTransaction(tx: Tx, transaction_id: number): Promise<LockedTransaction> {
  const business = await tx
    .selectFrom('businesses')
    .select(['name', 'profile'])
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('business_id').where('id', '=', transaction_id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!business) throw notFound('Transaction')
  const accreditation = await tx
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('accreditation_id').where('id', '=', transaction_id))
    .forUpdate()
    .executeTakeFirst()
  // Roles are taken under the lock of the business: none comes in between.
  const { participants, ...transaction } = await tx
    .selectFrom('transactions')
    .selectAll()
    .select(({ ref }) => rolesTaken(tx, ref('transactions.id')).as('participants'))
    .where('id', '=', transaction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    transaction: transactionFrom(transaction),
    accreditation: accreditation ?? null,
    business_name: business.name,
    profile: BusinessProfileDraft.parse(business.profile),
    participants: byRole(participants),
  }
}

/** The same without locks, for reading. Throws 404. */
export async function findTransaction(db: Db, transaction_id: number): Promise<LockedTransaction> {
  const found = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .selectAll('t')
    .select(['b.name as business_name', 'b.profile'])
    .select(({ ref }) => rolesTaken(db, ref('t.id')).as('participants'))
    .where('t.id', '=', transaction_id)
    .executeTakeFirst()
  if (!found) throw notFound('Transaction')
  const { business_name, profile, participants, ...transaction } = found
  const accreditation =
    transaction.accreditation_id === null
      ? undefined
      : await db
          .selectFrom('accreditations')
          .selectAll()
          .where('id', '=', transaction.accreditation_id)
          .executeTakeFirst()
  return {
    transaction: transactionFrom(transaction),
    accreditation: accreditation ?? null,
    business_name,
    profile: BusinessProfileDraft.parse(profile),
    participants: byRole(participants),
  }
}
