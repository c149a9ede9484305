import { BusinessProfileDraft, type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Participants } from '@lading/domain/workflow/who'
import type { Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { chainOfTransaction, noHead, type ChainHead } from '#modules/audit/chain'
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
  /** The end of its chain in the audit, where that was read under its locks. */
  readonly chain_head?: ChainHead
}

/** What the register says of a business that the caller has locked already. */
export type HeldBusiness = Pick<Selectable<Tables['businesses']>, 'name' | 'profile'>

const lockBusiness = (tx: Tx, transaction_id: number): Promise<HeldBusiness | undefined> =>
  tx
    .selectFrom('businesses')
    .select(['name', 'profile'])
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('business_id').where('id', '=', transaction_id))
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Locks business, accreditation, then transaction: the one order of all acts. Of a caller who found the transaction by
 * locking its business, that is `held`. Throws 404.
 */
export async function lockTransaction(tx: Tx, transaction_id: number, held?: HeldBusiness): Promise<LockedTransaction> {
  const business = held ?? (await lockBusiness(tx, transaction_id))
  if (!business) throw notFound('Transaction')
  const accreditation = await tx
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('accreditation_id').where('id', '=', transaction_id))
    .forUpdate()
    .executeTakeFirst()
  // Roles are taken under the lock of the business: none comes in between.
  const { participants, chain_head, ...transaction } = await tx
    .selectFrom('transactions')
    .selectAll()
    .select(({ ref }) => rolesTaken(tx, ref('transactions.id')).as('participants'))
    .select(jsonObjectFrom(headOf(tx, transaction_id)).as('chain_head'))
    .where('id', '=', transaction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    transaction: transactionFrom(transaction),
    accreditation: accreditation ?? null,
    business_name: business.name,
    profile: BusinessProfileDraft.parse(business.profile),
    participants: byRole(participants),
    chain_head: chain_head ?? noHead,
  }
}

const headOf = (tx: Tx, transaction_id: number) =>
  tx.selectFrom('audit_heads').select(['last_no', 'last_hash']).where('chain', '=', chainOfTransaction(transaction_id))

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
