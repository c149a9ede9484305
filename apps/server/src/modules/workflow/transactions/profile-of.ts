import { applicationForm } from '@lading/contract/forms/business/application'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { isApplication } from '@lading/domain/transactions/family'
import type { LockedTransaction } from './lock-transaction.ts'
import { answersTo } from './transaction-row.ts'

/** The business as a transaction has it: an application brings it whole, all else rests on the register. */
export function profileOf({
  transaction,
  profile,
}: Pick<LockedTransaction, 'transaction' | 'profile'>): BusinessProfile {
  return isApplication(transaction) ? answersTo(applicationForm, transaction) : profile
}
