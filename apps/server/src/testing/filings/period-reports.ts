import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import { fillWithDocuments, read, submit } from './filing.ts'
import { acceptAll, moved } from './moves.ts'
import { openReportsOn, reportingBusiness, reportOf } from './reports.ts'
import type { World } from '../world.ts'

/** Field facts, section 4.2: a year whose ratios pass. */
export const soundYear = {
  cash: '1000000.00',
  receivables: '900000.00',
  current_assets: '2400000.00',
  noncurrent_assets: '2600000.00',
  total_assets: '5000000.00',
  current_liabilities: '1200000.00',
  noncurrent_liabilities: '400000.00',
  total_liabilities: '1600000.00',
  paid_up_capital: '3000000.00',
  retained_earnings: '400000.00',
  equity: '3400000.00',
  revenue: '9000000.00',
  direct_cost: '6500000.00',
  operating_expenses: '2230000.00',
  net_income: '270000.00',
}

/** What an annual report says besides its statement. */
export const annualAnswers = (agency: Agency) => ({
  auditor: 'Reyes, Tan and Company',
  auditor_accreditation: 'BOA 4782',
  opinion: 'unqualified',
  opinion_on: '2026-02-27',
  employees: 34,
  year_weight_kg: '6120400.5',
  ...(agency === 'dti' && { year_volume_cbm: '1800', year_teu: '742' }),
})

/** A business whose report the portal opened on 1 January 2027: of the year 2026 (13), or of its last quarter (14). */
export async function openedReport(world: World, agency: Agency, type: 13 | 14) {
  const business = await reportingBusiness(world, agency)
  await openReportsOn(world, '2026-11-02')
  await openReportsOn(world, '2027-01-01')
  return { ...business, id: ensure(await reportOf(world, business.business_id, agency, type)).id }
}

/** Files a report on a day, with every document. */
export async function fileReport(world: World, client: Client, id: number, day: string) {
  world.clock.set(`${day}T10:00:00+08:00`)
  return submit(client, await fillWithDocuments(world, client, id))
}

/** An evaluator takes a report and accepts its documents. */
export async function examineReport(evaluator: Client, id: number): Promise<void> {
  await moved(evaluator, id, 'lock')
  await acceptAll(evaluator, id)
}

/** The countries that lines of sample reports name. */
export async function someCountries({ db }: World): Promise<void> {
  const countries = { US: 'United States', CN: 'China', PH: 'Philippines', AE: 'United Arab Emirates' }
  const rows = Object.entries(countries).map(([code, name]) => ({ code, name }))
  await db
    .insertInto('countries')
    .values(rows)
    .onConflict((one) => one.doNothing())
    .execute()
}

/** The client sends a report back as it stands. */
export async function resubmitted(client: Client, id: number) {
  const { content_hash, form_version } = await read(client, id)
  return moved(client, id, 'resubmit', { content_hash, form_version })
}
