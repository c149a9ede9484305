import type { Audience } from '@lading/domain/people/actor'
import { familyOf, isApplication, type Family } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { isTransactionType } from '@lading/domain/transactions/transaction-type'
import { paths } from './paths.ts'
import type { FoundTransaction } from './search.ts'

/** What decides where a transaction opens. */
export interface TransactionToOpen {
  readonly id: number
  readonly transaction_type_id: number
  readonly business_id: number
  readonly accreditation_id: number | null
}

/** The families whose transactions have a page of their own, for each side. */
const built: Readonly<Record<Exclude<Audience, 'system'>, readonly Family[]>> = {
  customer: ['application'],
  staff: ['application'],
}

/**
 * The screen of a transaction by its type and the side that opens it, as the specification's table says (section 2.5);
 * undefined in every other case.
 */
export function screenOfTransaction(transaction: TransactionToOpen, audience: Audience): string | undefined {
  const { id, business_id, accreditation_id, transaction_type_id: type } = transaction
  if (!isTransactionType(type) || audience === 'system') return undefined
  const screens: Record<typeof audience, Record<Family, string | undefined>> = {
    customer: {
      application: paths.myApplication(accreditation_id ?? 0),
      change: paths.businessTransaction(business_id, id),
      report: paths.customerReport(id),
      request: paths.customerRequest(id),
      case: undefined,
    },
    staff: {
      application: paths.workflow(id),
      change: paths.approval(business_id, id),
      report: paths.report(id),
      request: paths.request(id),
      case: paths.request(id),
    },
  }
  return screens[audience][familyOf(type)]
}

/** Where a transaction opens now: until its own page is built, staff have the workflow page, customers the messages. */
export function transactionPath(transaction: TransactionToOpen, audience: Audience): string | undefined {
  const address = screenOfTransaction(transaction, audience)
  const { id, transaction_type_id: type } = transaction
  if (!address || audience === 'system' || !isTransactionType(type)) return address
  if (built[audience].includes(familyOf(type))) return address
  return audience === 'customer' ? paths.message(id) : paths.workflow(id)
}

/** Where a transaction that was found opens; a customer goes on with a draft where it is written. */
export function foundPath({ transaction_id: id, type, ...row }: FoundTransaction, audience: Audience): string {
  const isDraft = row.status === Status.draft && row.accreditation_id !== null && isApplication({ type })
  if (audience === 'customer' && isDraft) return paths.editApplication(row.accreditation_id!)
  return transactionPath({ id, transaction_type_id: type, ...row }, audience) ?? paths.dashboard()
}
