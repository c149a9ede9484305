import { familyOf, isApplication } from '@lading/domain/transactions/family'
import { isTransactionType } from '@lading/domain/transactions/transaction-type'
import type { FoundTransaction } from '@lading/contract/search'
import type { Audience } from '@lading/domain/people/actor'
import { Status } from '@lading/domain/transactions/status'
import { matchPath } from 'react-router'
import { paths } from '@lading/contract/paths'
import type { Screen } from './routes/screen.ts'
import { screens } from './routes/screens.ts'

/** What decides where a transaction opens. */
export interface TransactionToOpen {
  readonly id: number
  readonly transaction_type_id: number
  readonly business_id: number
  readonly accreditation_id: number | null
}

/**
 * The screen of a transaction by its type and the side that opens it, as the specification's table says (section 2.5);
 * undefined in every other case.
 */
export function screenOfTransaction(transaction: TransactionToOpen, audience: Audience): string | undefined {
  const { id, business_id, accreditation_id } = transaction
  const type = transaction.transaction_type_id
  if (!isTransactionType(type) || audience === 'system') return undefined
  const family = familyOf(type)
  if (audience === 'customer') {
    return {
      application: paths.myApplication(accreditation_id ?? 0),
      change: paths.businessTransaction(business_id, id),
      report: paths.customerReport(id),
      request: paths.customerRequest(id),
      case: undefined,
    }[family]
  }
  return {
    application: paths.workflow(id),
    change: paths.approval(business_id, id),
    report: paths.report(id),
    request: paths.request(id),
    case: paths.request(id),
  }[family]
}

/** Where a transaction opens now: until its own screen is built, staff have its case and customers its talk. */
export function transactionPath(
  transaction: TransactionToOpen,
  audience: Audience,
  built: readonly Screen[] = screens,
): string | undefined {
  const address = screenOfTransaction(transaction, audience)
  if (!address || opens(address, audience, built)) return address
  return audience === 'customer' ? paths.message(transaction.id) : paths.workflow(transaction.id)
}

/** Where a transaction that was found opens; a customer goes on with a draft where it is written. */
export function foundPath({ transaction_id: id, type, ...row }: FoundTransaction, audience: Audience): string {
  const isDraft = row.status === Status.draft && row.accreditation_id !== null && isApplication({ type })
  if (audience === 'customer' && isDraft) return paths.editApplication(row.accreditation_id!)
  return transactionPath({ id, transaction_type_id: type, ...row }, audience) ?? paths.dashboard()
}

function opens(address: string, audience: Audience, built: readonly Screen[]): boolean {
  return built.some((screen) => {
    const isTheirs = screen.audience === 'auth' || screen.audience === audience
    return isTheirs && matchPath(screen.path, address) !== null
  })
}
