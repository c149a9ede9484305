import { createApplication } from '@lading/contract/applications/applications'
import { createBusiness } from '@lading/contract/businesses'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { addMonths, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import type { Page } from '@playwright/test'
import { sampleBusiness } from '../../apps/server/src/testing/samples/sample-business.ts'
import { portalIsoDay } from './clock.ts'
import { becomeCustomerByCalls } from './customer-by-calls.ts'
import { evaluateByCalls, issueByCalls } from './desks-by-calls.ts'
import { fileByCalls } from './filing-by-calls.ts'

/**
 * A new customer, signed in on this page, whose business is accredited by sea with the international scope; by calls. Gives
 * the number of the accreditation.
 */
export async function becomeAccredited(page: Page, email: string, business: Partial<BusinessProfile>): Promise<number> {
  const client = await becomeCustomerByCalls(page, email)
  const today = plainDate(await portalIsoDay(page))
  const cover = { insurance_starts_on: addMonths(today, -6), insurance_ends_on: addMonths(today, 6) }
  const { body: created } = await client.call(createBusiness, { body: sampleBusiness({ ...cover, ...business }) })
  const { body: draft } = await client.call(createApplication, { body: { business_id: created.id, agency: 'dti' } })
  const { transaction_id: id } = draft
  const accreditation_id = ensure(draft.accreditation_id)
  const { assessment } = await fileByCalls(page, id, { international: 1 })
  const filed = { side: 'sea', client: page, id, accreditation_id } as const
  await evaluateByCalls(filed)
  await issueByCalls({ ...filed, due: assessment.total })
  return accreditation_id
}
