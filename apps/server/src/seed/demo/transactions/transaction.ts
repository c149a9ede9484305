import type { Form } from '@lading/domain/filing/form-path'
import type { requirementsFor } from '@lading/domain/accreditation/requirements/requirements'
import { type PlainDate } from '@lading/domain/dates/plain-date'
import { type History } from './history.ts'
import { type PlannedTransaction } from './plan.ts'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { theSystem, type Caller } from '#platform/caller'

export interface DemoBusiness {
  readonly id: number
  readonly profile: BusinessProfile
  /** Who files for it. */
  readonly user_id: number
}

/** Who files for a business, as the portal knows a caller. */
export const clientOf = ({ id: business_id, user_id }: DemoBusiness): Caller => ({
  ...theSystem,
  audience: 'customer',
  user_id,
  memberships: [{ business_id, is_owner: true, rights: [] }],
})

/** A transaction with its history and everything its row says. */
export interface DemoTransaction {
  readonly id: number
  readonly plan: PlannedTransaction
  readonly business: DemoBusiness
  readonly history: History
  readonly requirements: ReturnType<typeof requirementsFor>
  readonly form: Form
  /** What the register said to the same questions; null where it was not asked. */
  readonly register: Form | null
  /** Of the certificate, where the transaction came that far. */
  readonly term?: { readonly first_day: PlainDate; readonly expiry_date: PlainDate; readonly approved_at: Date }
}
