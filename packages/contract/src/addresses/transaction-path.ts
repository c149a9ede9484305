import type { Audience } from '@lading/domain/people/acting/actor'
import { familyOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { isTransactionType, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { familyScreens, type AddressParts } from './family-screens.ts'
import { paths, type Address } from './paths.ts'
import type { OwnTransaction } from '../filing/own-transaction.ts'
import type { FoundTransaction } from '../search.ts'

/** What decides where a transaction opens. */
export interface TransactionToOpen extends AddressParts {
  readonly transaction_type_id: number
}

/** What a list, a dashboard or a notice knows of a transaction that staff open. */
interface Worked {
  readonly transaction_id: number
  readonly business_id: number
  readonly type: TransactionType
}

type Followed = Pick<OwnTransaction, 'transaction_id' | 'business_id' | 'accreditation_id' | 'type'>

/**
 * Where a transaction opens, by its type and the side that opens it, as the specification's table says (section 2.5);
 * undefined in every other case.
 */
export function transactionPath(transaction: TransactionToOpen, audience: Audience): Address | undefined {
  const { transaction_type_id: type } = transaction
  if (!isTransactionType(type) || audience === 'system') return undefined
  return familyScreens[familyOf(type)][audience]?.(transaction)
}

/** Where staff work on a transaction: from lists, dashboards, notices and what they search for alike. */
export const staffPath = ({ transaction_id: id, business_id, type }: Worked): Address =>
  familyScreens[familyOf(type)].staff({ id, business_id })

/** Where a business writes a draft. */
export function draftPath({ transaction_id: id, type, ...row }: Followed): Address {
  return familyScreens[familyOf(type)].draft?.({ id, type, ...row }) ?? paths.message(id)
}

/** Where a business follows what it submitted. */
export function followPath({ transaction_id: id, type, ...row }: Followed): Address {
  return transactionPath({ id, transaction_type_id: type, ...row }, 'customer') ?? paths.dashboard()
}

/** Where a transaction opens for its business: a draft where it is written, anything else where it is followed. */
export const ownPath = (row: Followed & Pick<OwnTransaction, 'status'>): Address =>
  row.status === Status.draft ? draftPath(row) : followPath(row)

/** Where a transaction that was found opens. */
export const foundPath = (row: FoundTransaction, audience: Audience): Address =>
  audience === 'customer' ? ownPath(row) : staffPath(row)
