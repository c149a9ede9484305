import { saveReport, type ReportType } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { accreditedBusiness } from './accredited-business.ts'
import type { Client } from '../client.ts'
import { fillWithDocuments, patchOf, read, submit } from './filing.ts'
import { openObligations } from '../../jobs/open-obligations.ts'
import type { World } from '../world.ts'

/** The policy that follows the sample business's, which ends on 31 Dec 2026. */
export const nextPolicy = {
  insurance_insurer: 'Pacific Mutual Insurance',
  insurance_policy_number: 'CL-2027-0042',
  insurance_cover: '2000000.00',
  insurance_starts_on: '2027-01-01',
  insurance_ends_on: '2027-12-31',
  insurance_scope: 'Cargo liability',
  insurance_territory: 'Worldwide',
}

/** The report that waits for a business as a draft, or that it filed last. */
export async function reportOf({ db }: World, business_id: number, agency: Agency = 'dti', type: ReportType = 15) {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Writes a policy into a draft, through the call named after reports. */
export async function writePolicy(client: Client, id: number, policy: Partial<typeof nextPolicy> = {}) {
  const { form } = await read(client, id)
  const patch = Object.entries({ ...nextPolicy, ...policy }).map(([path, value]) => patchOf(path, value, form[path]))
  return client.call(saveReport, { params: { id }, body: { patch } })
}

/** Files a policy with every document. */
export async function filePolicy(world: World, client: Client, id: number, policy: Partial<typeof nextPolicy> = {}) {
  await writePolicy(client, id, policy)
  return submit(client, await fillWithDocuments(world, client, id))
}

let numbers = 300

/** A business that an agency accredited, insured until 31 Dec 2026. */
export const reportingBusiness = (world: World, agency: Agency = 'dti') =>
  accreditedBusiness(world, agency, `26-${agency === 'dti' ? 'SFF' : 'AFF'}-000${++numbers}`)

/** The portal opens what is due on a day. */
export async function openReportsOn(world: World, day: string): Promise<void> {
  world.clock.set(`${day}T08:00:00+08:00`)
  await openObligations(world).run()
}

/** A business that was asked for its next policy, on the first day of the sixty. */
export async function askedBusiness(world: World, agency: Agency = 'dti') {
  world.clock.set('2026-03-02T08:00:00+08:00') // its policy is the sample's, whatever the day was before
  const business = await reportingBusiness(world, agency)
  await openReportsOn(world, '2026-03-02')
  await openReportsOn(world, '2026-11-01')
  return { ...business, id: ensure(await reportOf(world, business.business_id, agency)).id }
}

export const obligationRows = ({ db }: World, business_id: number, type: ReportType = 15) =>
  db
    .selectFrom('obligations')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('type', '=', type)
    .orderBy('id')
    .execute()

/** What a person was told, by a part of the subject. */
export const noticesOf = ({ db }: World, { user_id }: Client, subject: string) =>
  db
    .selectFrom('notifications')
    .select(['subject', 'message', 'link'])
    .where('user_id', '=', user_id)
    .where('subject', 'like', subject)
    .orderBy('id')
    .execute()
