import { centavos, isMoney, type Centavos } from '../payments/money.ts'

/** The lines of a statement that the sheet reads (field facts, section 4.2), with the words of the form. */
export const statementLines = {
  cash: 'Cash',
  receivables: 'Receivables',
  inventory: 'Inventory',
  prepayments: 'Prepayments',
  current_assets: 'Current assets',
  noncurrent_assets: 'Non-current assets',
  total_assets: 'Total assets',
  current_liabilities: 'Current liabilities',
  noncurrent_liabilities: 'Non-current liabilities',
  total_liabilities: 'Total liabilities',
  paid_up_capital: 'Paid-up capital',
  retained_earnings: 'Retained earnings',
  equity: 'Equity',
  revenue: 'Revenue',
  direct_cost: 'Direct cost',
  operating_expenses: 'Operating expenses',
  net_income: 'Net income',
} as const
export type StatementLine = keyof typeof statementLines

/** One year: decimal text for each line, '' or absent where it is not given. */
export type FinancialYear = Readonly<Partial<Record<StatementLine, string>>>

/** The same in centavos; a line that is not given is absent. */
export type YearAmounts = Readonly<Partial<Record<StatementLine, Centavos>>>

/** Without these no result is given. */
export const neededLines = [
  'current_assets',
  'total_assets',
  'current_liabilities',
  'total_liabilities',
  'paid_up_capital',
  'equity',
  'revenue',
  'net_income',
] as const satisfies readonly StatementLine[]

/** The lines that hold an amount, in centavos; the others are left out. */
export function amountsOf(year: FinancialYear): YearAmounts {
  const given = Object.entries(year).filter(([, text]) => text !== undefined && isMoney(text))
  return Object.fromEntries(given.map(([line, text]) => [line, centavos(text)]))
}
