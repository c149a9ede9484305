import { paths, type Address } from '@lading/contract/paths'
import { familyOf } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'

/** Where a client begins a type; null for a case, which the agency begins. */
export function whereItBegins(type: TransactionType): Address | null {
  if (type === TransactionType.renewal) return paths.renewals()
  if (type === TransactionType.additionalCategory) return paths.additionalCategory()
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
