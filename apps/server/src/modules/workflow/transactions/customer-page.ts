import type { Address } from '@lading/contract/addresses/paths'
import { transactionPath } from '@lading/contract/addresses/transaction-path'
import type { TransactionRow } from './transaction-row.ts'

type Shown = Pick<TransactionRow, 'id' | 'type' | 'business_id' | 'accreditation_id'>

/** Where the business reads of its transaction; empty for a case, which it does not see. */
export const customerPage = ({ type, ...transaction }: Shown): Address | '' =>
  transactionPath({ ...transaction, transaction_type_id: type }, 'customer') ?? ''
