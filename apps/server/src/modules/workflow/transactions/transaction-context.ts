import type { Calendar } from '@lading/domain/dates/working-days'
import type { Db, Tx } from '#platform/database'
import { officeOf, type Office } from '#platform/office'
import { lockTransaction, type HeldBusiness, type LockedTransaction } from './lock-transaction.ts'
import { readSettings, type TransactionSettings } from './transaction-settings.ts'

/** Everything a move asks of its transaction, read once before the move and passed on. */
export interface TransactionContext extends LockedTransaction {
  readonly settings: TransactionSettings
  readonly calendar: Calendar
  /** The edition of the rules of time; due days of an older one are counted anew. */
  readonly clock_edition: number
}

/** The rows as an act has just written them; what it left as it was is absent. */
export type ChangedRows = Partial<Pick<LockedTransaction, 'transaction' | 'accreditation' | 'profile'>>

/** A transaction with the settings and the calendar of this moment, or of the database transaction that has read them. */
export async function contextOf(db: Db, found: LockedTransaction, office?: Office): Promise<TransactionContext> {
  const { clock_edition, settings, calendar } = office ?? (await officeOf(db))
  return { ...found, clock_edition, settings: readSettings(settings), calendar }
}

/** What a caller of a move has at hand already. */
export interface AtHand {
  /** Settings and calendar. */
  readonly office?: Office | undefined
  /** The business of the transaction, locked. */
  readonly business?: HeldBusiness | undefined
}

/** A transaction locked and read for a move, with all that the move goes on with. Throws 404. */
export const lockContext = async (
  tx: Tx,
  transaction_id: number,
  { office, business }: AtHand = {},
): Promise<TransactionContext> => contextOf(tx, await lockTransaction(tx, transaction_id, business), office)
