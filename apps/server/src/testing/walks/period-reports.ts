import { statementName } from '@lading/contract/forms/reports/statement-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { addReportLines } from '@lading/contract/reports/report-lines'
import { createReport, type ReportType } from '@lading/contract/reports/reports'
import type { StatementLine } from '@lading/domain/evaluation/financial-year'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Client } from '../client.ts'
import { attachMissing, read, submit } from '../filings/filing.ts'
import { moved } from '../filings/moves.ts'
import { annualAnswers, examineReport, someCountries, soundYear } from '../filings/period-reports.ts'
import { withoutOperation } from '../filings/report-lines.ts'
import type { World } from '../world.ts'
import type { Walk, WalkVariant } from './walk.ts'

/** Reports about a year or a quarter that is over. */
export const isAboutPeriod = (type: TransactionType) =>
  type === TransactionType.annualReport || type === TransactionType.quarterlyReport

/** Whose report about a period is begun, and who at the agency accepts an earlier one. */
interface Reporting {
  readonly world: World
  readonly owner: Client
  readonly evaluator: Client
  readonly business_id: number
  readonly accreditation_id: number
}

/** In force since a quarter that is over, as the year is on which a report is asked. */
const FIRST_DAY = '2025-08-15'
const IN_TIME = '2026-05-15'
const PAST = '2026-01-15'

/** The draft of a report about a period that is over: due later, or late where a penalty is to be assessed. */
export async function openedPeriodReport(
  reporting: Reporting,
  { type, agency }: Pick<Walk, 'type' | 'agency'>,
  { penalty_due, material_change }: WalkVariant,
): Promise<number> {
  const { world, accreditation_id } = reporting
  const asked = world.db.updateTable('settings').where('param_key', '=', 'reports.asked_from')
  await asked.set({ param_value: FIRST_DAY }).execute()
  const accreditation = world.db.updateTable('accreditations').where('id', '=', accreditation_id)
  await accreditation.set({ first_day: FIRST_DAY }).execute()
  if (material_change && type === TransactionType.quarterlyReport) await acceptEarlier(reporting, agency)
  return begun(reporting, { type: type as ReportType, agency }, penalty_due ? PAST : IN_TIME)
}

async function begun(
  { world, owner, business_id }: Reporting,
  report: { readonly type: ReportType; readonly agency: Agency },
  falls_on: string,
): Promise<number> {
  const { body } = await owner.call(createReport, { body: { business_id, ...report } })
  const { transaction_id } = body
  const ofReport = world.db.selectFrom('transactions').select('obligation_id').where('id', '=', transaction_id)
  await world.db.updateTable('obligations').set({ falls_on }).where('id', '=', ofReport).execute()
  return transaction_id
}

const earned: Record<Agency, { readonly section: string; readonly line: Readonly<Record<string, unknown>> }> = {
  dti: {
    section: 'lanes',
    line: { direction: 'domestic', loading: 'Manila', discharge: 'Davao', country: 'PH', load: 'lcl' },
  },
  cab: { section: 'direct', line: { carrier: 'PAL', origin: 'MNL', destination: 'NRT', waybills: 12 } },
}
const amounts: Record<Agency, Readonly<Record<string, unknown>>> = {
  dti: { teu: '1', volume_cbm: '30', weight_kg: '9000', house_bills: 4, revenue: '120000.00' },
  cab: { weight_kg: '9000', freight_charges: '87000.00', commission: '4350.00' },
}

/** A quarter in which something was earned is accepted, so that the next one, without operation, differs from it. */
async function acceptEarlier(reporting: Reporting, agency: Agency): Promise<void> {
  const { world, owner, evaluator } = reporting
  await someCountries(world)
  const id = await begun(reporting, { type: TransactionType.quarterlyReport, agency }, IN_TIME)
  const { section, line } = earned[agency]
  const lines = [{ ...line, ...amounts[agency] }]
  const added = await owner.call(addReportLines, { params: { id }, body: { section, lines } as never })
  if (added.status !== 200) throw new Error(`The line was refused: ${JSON.stringify(added.body)}`)
  const others = sectionsOf(TransactionType.quarterlyReport, agency).filter((name) => name !== section)
  await withoutOperation(owner, id, others)
  await attachMissing(owner, id)
  const filed = await submit(owner, await read(owner, id))
  if (filed.status !== 200) throw new Error(`The report was refused: ${JSON.stringify(filed.body)}`)
  await examineReport(evaluator, id)
  await moved(evaluator, id, 'accept-on-time')
}

const sectionsOf = (type: TransactionType, agency: Agency) => lineSectionsOf(type, agency).map(({ name }) => name)

/** A year in which more was lost than the business had. */
const lost: Partial<Record<StatementLine, string>> = {
  net_income: '-4000000.00',
  retained_earnings: '-4400000.00',
  equity: '-1400000.00',
  current_liabilities: '6000000.00',
  total_liabilities: '6400000.00',
}

/** A report without operation; an annual one says with its statement whether the reviewer is asked as well. */
export function periodAnswers(type: TransactionType, agency: Agency, { material_change }: WalkVariant) {
  const none = Object.fromEntries(sectionsOf(type, agency).map((name) => [`${name}_none`, true]))
  if (type !== TransactionType.annualReport) return none
  const year = Object.entries({ ...soundYear, ...(material_change && lost) })
  const statement = Object.fromEntries(year.map(([line, amount]) => [statementName('year', line as never), amount]))
  return { ...none, ...statement, ...annualAnswers(agency) }
}
