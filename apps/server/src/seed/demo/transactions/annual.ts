import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { statementName } from '@lading/contract/forms/reports/statement-fields'
import { statementLines, type StatementLine } from '@lading/domain/evaluation/financial-year'
import type { Form } from '@lading/domain/filing/form-path'
import { centavos, decimalText } from '@lading/domain/payments/money'

// Percent of the paid-up capital, so that the statements of every business add up.
const shares: Readonly<Record<StatementLine, number>> = {
  cash: 45,
  receivables: 30,
  inventory: 0,
  prepayments: 5,
  current_assets: 80,
  noncurrent_assets: 90,
  total_assets: 170,
  current_liabilities: 40,
  noncurrent_liabilities: 15,
  total_liabilities: 55,
  paid_up_capital: 100,
  retained_earnings: 15,
  equity: 115,
  revenue: 300,
  direct_cost: 210,
  operating_expenses: 78,
  net_income: 9,
}

const statement = (year: 'year' | 'previous', capital: string): Form =>
  Object.fromEntries(
    (Object.keys(statementLines) as StatementLine[]).map((line) => [
      statementName(year, line),
      decimalText(Math.round((centavos(capital) * shares[line]) / 100)),
    ]),
  )

/** The figures of a year that a business of the demo reports. */
export const annualAnswers = ({ paid_up_capital }: BusinessProfile): Form => ({
  ...statement('year', paid_up_capital),
  ...statement('previous', paid_up_capital),
  auditor: 'Reyes, Tan and Company',
  auditor_accreditation: 'BOA 4782',
  opinion: 'unqualified',
  employees: 34,
  year_weight_kg: '6120400',
  year_volume_cbm: '18350.5',
  year_teu: '742',
})
