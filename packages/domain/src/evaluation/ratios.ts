import type { Centavos } from '../payments/money.ts'
import type { JudgedRatio } from '../settings/catalogue/ratios.ts'
import type { YearAmounts } from './financial-year.ts'

/** What a ratio is worked out from. */
export interface RatioBase {
  readonly year: YearAmounts
  readonly previous: YearAmounts
  readonly minimum_capital: Centavos | undefined
  readonly outstanding_contracts: Centavos
  readonly nfcc_factor: number
}

interface AnyRatio {
  readonly label: string
  readonly formula: string
  readonly unit: 'times' | 'percent' | 'days' | 'money'
  /** A quotient, or centavos where the unit is money; undefined when a line is missing or the divisor is nought. */
  readonly valueOf: (base: RatioBase) => number | undefined
  /** A divisor below nought makes the quotient mean nothing: it fails. */
  readonly fails?: (base: RatioBase) => boolean
}

/** Which way is good, by the thresholds of the settings. */
interface RatioWithThresholds extends AnyRatio {
  readonly key: JudgedRatio
  readonly better: 'higher' | 'lower'
}

/** Above nought passes, nought is watched. */
interface RatioAboveNought extends AnyRatio {
  readonly key: string
  readonly better: 'zero'
}

/** Shown without a verdict. */
interface RatioToKnow extends AnyRatio {
  readonly key: string
  readonly better: 'info'
}

export type Ratio = RatioWithThresholds | RatioAboveNought | RatioToKnow

/** The sheet, in its order (field facts, section 4.2). The balance check stands before it. */
export const ratios: readonly Ratio[] = [
  {
    key: 'capital_test',
    label: 'Paid-up capital test',
    formula: 'paid-up capital ÷ minimum of the highest scope',
    unit: 'times',
    better: 'higher',
    valueOf: ({ year, minimum_capital }) => quotient(year.paid_up_capital, minimum_capital),
  },
  {
    key: 'net_worth_test',
    label: 'Net worth test',
    formula: 'equity ÷ minimum of the highest scope',
    unit: 'times',
    better: 'higher',
    valueOf: ({ year, minimum_capital }) => quotient(year.equity, minimum_capital),
  },
  {
    key: 'working_capital',
    label: 'Working capital',
    formula: 'current assets − current liabilities',
    unit: 'money',
    better: 'zero',
    valueOf: ({ year }) => difference(year.current_assets, year.current_liabilities),
  },
  {
    key: 'current_ratio',
    label: 'Current ratio',
    formula: 'current assets ÷ current liabilities',
    unit: 'times',
    better: 'higher',
    valueOf: ({ year }) => quotient(year.current_assets, year.current_liabilities),
  },
  {
    key: 'quick_ratio',
    label: 'Quick ratio',
    formula: '(current assets − inventory − prepayments) ÷ current liabilities',
    unit: 'times',
    better: 'higher',
    valueOf: ({ year }) =>
      quotient(
        difference(year.current_assets, (year.inventory ?? 0) + (year.prepayments ?? 0)),
        year.current_liabilities,
      ),
  },
  {
    key: 'debt_to_equity',
    label: 'Debt to equity',
    formula: 'total liabilities ÷ equity',
    unit: 'times',
    better: 'lower',
    valueOf: ({ year }) => quotient(year.total_liabilities, year.equity),
    fails: ({ year }) => year.equity !== undefined && year.equity <= 0,
  },
  {
    key: 'debt_ratio',
    label: 'Debt ratio',
    formula: 'total liabilities ÷ total assets',
    unit: 'times',
    better: 'lower',
    valueOf: ({ year }) => quotient(year.total_liabilities, year.total_assets),
  },
  {
    key: 'gross_margin',
    label: 'Gross margin',
    formula: '(revenue − direct cost) ÷ revenue',
    unit: 'percent',
    better: 'info',
    valueOf: ({ year }) => quotient(difference(year.revenue, year.direct_cost), year.revenue),
  },
  {
    key: 'net_margin',
    label: 'Net margin',
    formula: 'net income ÷ revenue',
    unit: 'percent',
    better: 'higher',
    valueOf: ({ year }) => quotient(year.net_income, year.revenue),
  },
  {
    key: 'return_on_equity',
    label: 'Return on equity',
    formula: 'net income ÷ average equity',
    unit: 'percent',
    better: 'higher',
    valueOf: ({ year, previous }) => quotient(year.net_income, average(year.equity, previous.equity)),
    fails: ({ year, previous }) => (average(year.equity, previous.equity) ?? 0) < 0,
  },
  {
    key: 'return_on_assets',
    label: 'Return on assets',
    formula: 'net income ÷ average assets',
    unit: 'percent',
    better: 'higher',
    valueOf: ({ year, previous }) => quotient(year.net_income, average(year.total_assets, previous.total_assets)),
  },
  {
    key: 'receivable_days',
    label: 'Receivable days',
    formula: 'receivables ÷ revenue × 365',
    unit: 'days',
    better: 'lower',
    valueOf: ({ year }) => quotient(year.receivables === undefined ? undefined : year.receivables * 365, year.revenue),
  },
  {
    key: 'nfcc',
    label: 'Net financial contracting capacity',
    formula: '(current assets − current liabilities) × K − outstanding contracts',
    unit: 'money',
    better: 'info',
    valueOf: ({ year, nfcc_factor, outstanding_contracts }) => {
      const capital = difference(year.current_assets, year.current_liabilities)
      return capital === undefined ? undefined : capital * nfcc_factor - outstanding_contracts
    },
  },
]

type Amount = number | undefined

function difference(from: Amount, less: Amount): Amount {
  return from === undefined || less === undefined ? undefined : from - less
}

function quotient(over: Amount, under: Amount): Amount {
  return over === undefined || under === undefined || under === 0 ? undefined : over / under
}

/** Of both years where both are given, else of the one that is. */
function average(now: Amount, before: Amount): Amount {
  return now === undefined || before === undefined ? now : (now + before) / 2
}
