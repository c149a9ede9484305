import { applicationForm } from '@lading/contract/forms/application'
import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { familyOf, isApplication } from '@lading/domain/transactions/family'
import type { LockedTransaction } from './lock-transaction.ts'
import { answersTo } from './transaction-row.ts'

type Found = Pick<LockedTransaction, 'transaction' | 'profile'>

/** The business as a transaction has it: an application brings it whole, all else rests on the register. */
export function profileOf({ transaction, profile }: Found): BusinessProfile {
  return isApplication(transaction) ? answersTo(applicationForm, transaction) : profile
}

/** The business as a transaction leaves it once it is approved: a change lays its answers over the register. */
export function profileAfter(found: Found): BusinessProfile {
  const { transaction, profile } = found
  if (familyOf(transaction.type) !== 'change') return profileOf(found)
  const changed = Object.entries(transaction.form).filter(([name]) => name in profile)
  return { ...profile, ...(Object.fromEntries(changed) as Partial<BusinessProfile>) }
}
