import { paths, type Address } from '@lading/contract/addresses/paths'
import { familyOf, isRenewal, isWidening } from '@lading/domain/transactions/family'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'

/** Where a client begins a type; null for a case, which the agency begins. */
export function whereItBegins(type: TransactionType): Address | null {
  if (isRenewal(type)) return paths.renewals()
  if (isWidening(type)) return paths.additionalCategory()
  switch (familyOf(type)) {
    case 'application':
      return paths.newApplication()
    case 'change':
      return paths.changes()
    case 'report':
      return paths.newReport()
    case 'request':
      return paths.newRequest(type)
    case 'case':
      return null
  }
}
