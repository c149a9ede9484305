import { centavos, isMoney, peso } from '../payments/money.ts'
import { numberSetting, type Settings } from '../settings/setting.ts'
import { amountsOf, neededLines, statementLines, type FinancialYear, type YearAmounts } from './financial-year.ts'
import { ratios, type Ratio, type RatioBase } from './ratios.ts'

export type Verdict = 'pass' | 'watch' | 'fail' | 'info' | 'n-a'

export interface RatioLine {
  readonly key: string
  readonly label: string
  readonly formula: string
  /** As it is read: `2.00`, `3.00 %`, `45 days`, `₱1,200,000.00`, `n/a`. */
  readonly shown: string
  readonly verdict: Verdict
  /** What passes, in words; '' for information. */
  readonly passes_when: string
}

/** `blocked`: the statement does not balance; `incomplete`: lines are missing. Neither is judged. */
export type RatioResult = 'pass' | 'conditional' | 'fail' | 'blocked' | 'incomplete'

export interface RatioAnalysis {
  readonly result: RatioResult
  /** One sentence that says why the result is what it is. */
  readonly why: string
  readonly lines: readonly RatioLine[]
  /** Lines that do not agree with each other, in words. */
  readonly remarks: readonly string[]
}

export interface Statements {
  readonly year: FinancialYear
  readonly previous?: FinancialYear
  /** Of the highest scope, decimal text; absent while no scope is chosen. */
  readonly minimum_capital?: string | undefined
  readonly outstanding_contracts?: string
}

const ONE_PESO = 100

/** The sheet of field facts, section 4.2. It informs the evaluator and never changes a status by itself. */
export function ratioAnalysis(statements: Statements, settings: Settings): RatioAnalysis {
  const base = baseOf(statements, settings)
  const lines = ratios.map((ratio) => lineOf(ratio, base, settings))
  const balance = balanceLine(base.year)
  return { ...resultOf(base, balance, lines), lines: [balance, ...lines], remarks: remarksOn(base.year) }
}

function baseOf({ year, previous, minimum_capital, outstanding_contracts }: Statements, settings: Settings): RatioBase {
  return {
    year: amountsOf(year),
    previous: amountsOf(previous ?? {}),
    minimum_capital: minimum_capital === undefined ? undefined : centavos(minimum_capital),
    outstanding_contracts:
      outstanding_contracts && isMoney(outstanding_contracts) ? centavos(outstanding_contracts) : 0,
    nfcc_factor: numberSetting(settings, 'ratio.nfcc.k'),
  }
}

function balanceLine({ total_assets, total_liabilities, equity }: YearAmounts): RatioLine {
  const named = {
    key: 'balance',
    label: 'Balance check',
    formula: 'assets − liabilities − equity',
    passes_when: 'zero, within one peso',
  }
  if (total_assets === undefined || total_liabilities === undefined || equity === undefined) {
    return { ...named, shown: 'n/a', verdict: 'n-a' }
  }
  const difference = total_assets - total_liabilities - equity
  return { ...named, shown: peso(difference), verdict: Math.abs(difference) <= ONE_PESO ? 'pass' : 'fail' }
}

function lineOf(ratio: Ratio, base: RatioBase, settings: Settings): RatioLine {
  const { key, label, formula } = ratio
  const value = ratio.valueOf(base)
  const verdict = ratio.fails?.(base) ? 'fail' : verdictOf(ratio, value, settings)
  return { key, label, formula, shown: shown(ratio, value), verdict, passes_when: passesWhen(ratio, settings) }
}

/** A quotient that cannot be formed counts for nobody and against nobody. */
function verdictOf(ratio: Ratio, value: number | undefined, settings: Settings): Verdict {
  if (value === undefined) return 'n-a'
  if (ratio.better === 'info') return 'info'
  if (ratio.better === 'zero') return value > 0 ? 'pass' : value === 0 ? 'watch' : 'fail'
  const { key, better } = ratio
  const sign = better === 'higher' ? 1 : -1
  if (sign * value >= sign * numberSetting(settings, `ratio.${key}.pass`)) return 'pass'
  return sign * value >= sign * numberSetting(settings, `ratio.${key}.watch`) ? 'watch' : 'fail'
}

/**
 * Pass: capital and net worth pass and at most one other line fails. Conditional: the capital test passes and at most
 * three lines fail. The field facts leave a net worth that is only watched between the two; it is conditional here,
 * so that a better statement never has a worse result.
 */
function resultOf(
  { year }: RatioBase,
  balance: RatioLine,
  lines: readonly RatioLine[],
): Pick<RatioAnalysis, 'result' | 'why'> {
  const missing = neededLines
    .filter((line) => year[line] === undefined)
    .map((line) => statementLines[line].toLowerCase())
  if (missing.length > 0) return { result: 'incomplete', why: `Missing: ${missing.join(', ')}.` }
  if (balance.verdict !== 'pass')
    return { result: 'blocked', why: `The statement does not balance: ${balance.shown} remain.` }

  const verdict = (key: string) => lines.find((line) => line.key === key)?.verdict
  const failed = lines.filter((line) => line.verdict === 'fail').map((line) => line.label.toLowerCase())
  const list = failed.length > 0 ? `Failed: ${failed.join(', ')}.` : 'No failed lines.'
  if (verdict('capital_test') === 'n-a')
    return { result: 'incomplete', why: 'No scope is chosen, so there is no minimum capital.' }
  if (verdict('capital_test') !== 'pass')
    return { result: 'fail', why: `The paid-up capital is below the minimum. ${list}` }
  if (verdict('net_worth_test') === 'pass' && failed.length <= 1)
    return { result: 'pass', why: `Capital and net worth pass. ${list}` }
  if (failed.length > 3) return { result: 'fail', why: `More than three lines failed. ${list}` }
  return { result: 'conditional', why: `The capital test passes. Net worth: ${verdict('net_worth_test')}. ${list}` }
}

function remarksOn(year: YearAmounts): string[] {
  const found: string[] = []
  const parts = (one: number | undefined, other: number | undefined, all: number | undefined, what: string) => {
    if (one === undefined || other === undefined || all === undefined) return
    if (Math.abs(one + other - all) > ONE_PESO)
      found.push(`Current and non-current ${what} make ${peso(one + other)}, not ${peso(all)}.`)
  }
  parts(year.current_assets, year.noncurrent_assets, year.total_assets, 'assets')
  parts(year.current_liabilities, year.noncurrent_liabilities, year.total_liabilities, 'liabilities')
  return found
}

function shown({ unit }: Ratio, value: number | undefined): string {
  if (value === undefined) return 'n/a'
  if (unit === 'money') return peso(Math.round(value))
  return written(unit, unit === 'percent' ? (value * 100).toFixed(2) : value.toFixed(unit === 'days' ? 0 : 2))
}

function passesWhen(ratio: Ratio, settings: Settings): string {
  if (ratio.better === 'info') return ''
  if (ratio.better === 'zero') return 'above zero'
  const { key, better, unit } = ratio
  const pass = numberSetting(settings, `ratio.${key}.pass`)
  return `${better === 'higher' ? 'at least' : 'at most'} ${written(unit, String(unit === 'percent' ? pass * 100 : pass))}`
}

function written(unit: Ratio['unit'], number: string): string {
  if (unit === 'percent') return `${number} %`
  return unit === 'days' ? `${number} days` : number
}
