import { peso } from '../payments/money.ts'
import {
  amountsOf,
  statementLines,
  type FinancialYear,
  type StatementLine,
  type YearAmounts,
} from './financial-year.ts'

/** What does not add up in a statement: the line that is the sum, and a sentence. */
export interface StatementFault {
  readonly line: StatementLine
  readonly message: string
}

const ONE_PESO = 100 // statements are rounded (field facts, section 4.2)

const sums: readonly (readonly [StatementLine, readonly StatementLine[]])[] = [
  ['total_assets', ['current_assets', 'noncurrent_assets']],
  ['total_liabilities', ['current_liabilities', 'noncurrent_liabilities']],
  ['total_assets', ['total_liabilities', 'equity']],
]

const parts: readonly StatementLine[] = ['cash', 'receivables', 'inventory', 'prepayments']

/** What does not agree in the lines that are given, each within one peso; a line that is not given is not tested. */
export function statementFaults(year: FinancialYear): StatementFault[] {
  const amounts = amountsOf(year)
  const unequal = sums.flatMap(([line, of]) => {
    const sum = sumOf(amounts, of)
    const total = amounts[line]
    if (sum === undefined || total === undefined || Math.abs(total - sum) <= ONE_PESO) return []
    const named = of.map((one) => statementLines[one].toLowerCase()).join(' and ')
    const message = `${statementLines[line]} are ${peso(total)}, but ${named} add up to ${peso(sum)}.`
    return [{ line, message }]
  })
  return [...unequal, ...aboveCurrent(amounts)]
}

function sumOf(amounts: YearAmounts, of: readonly StatementLine[]): number | undefined {
  const given = of.map((line) => amounts[line])
  return given.some((amount) => amount === undefined)
    ? undefined
    : given.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

/** Cash, receivables, inventory and prepayments are current assets. */
function aboveCurrent(amounts: YearAmounts): StatementFault[] {
  const { current_assets } = amounts
  const sum = parts.reduce((all, line) => all + (amounts[line] ?? 0), 0)
  if (current_assets === undefined || sum <= current_assets + ONE_PESO) return []
  const message = `Cash, receivables, inventory and prepayments add up to ${peso(sum)}, more than the current assets.`
  return [{ line: 'current_assets', message }]
}
