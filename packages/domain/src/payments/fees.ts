import type { PlainDate } from '../dates/plain-date.ts'
import { daysBetween } from '../dates/plain-date.ts'
import { chargesOf, type FeeFacts } from './charges.ts'
import type { Fee } from './fee-catalogue.ts'
import { centavos, decimalText } from './money.ts'

/** What an amount in force needs of the catalogue; rows of the fees table fit. */
export type FeeInForce = Pick<
  Fee,
  'agency' | 'param_key' | 'param_value' | 'label' | 'effective_from' | 'effective_until'
>

/** Amounts are decimal text. */
export interface AssessmentLine {
  readonly param_key: string
  readonly label: string
  readonly quantity: number
  readonly unit_amount: string
  readonly amount: string
  /** One sentence for the payer. */
  readonly why: string
}

export interface Assessment {
  readonly lines: readonly AssessmentLine[]
  readonly total: string
  /** Keys that the transaction asks for and no fee in force answers; an assessment with any may not be issued. */
  readonly missing: readonly string[]
}

/** What is to be paid for a transaction with the fees in force on a day, line by line (field facts, sections 1.6 and 8). */
export function assess(catalogue: readonly FeeInForce[], feeFacts: FeeFacts, on: PlainDate): Assessment {
  const fees = feesInForce(catalogue, on).filter((fee) => fee.agency === feeFacts.agency)
  const byKey = new Map(fees.map((fee) => [fee.param_key, fee]))
  const isFree = (key: string | undefined) => key !== undefined && centavos(byKey.get(key)?.param_value ?? '1.00') === 0
  const charges = chargesOf(feeFacts, [...byKey.keys()]).filter(
    ({ quantity, free_with }) => quantity > 0 && !isFree(free_with),
  )

  const lines = charges.flatMap(({ param_key, quantity, why }) => {
    const fee = byKey.get(param_key)
    return fee ? [lineOf(fee, quantity, why)] : []
  })
  return {
    lines,
    total: decimalText(lines.reduce((sum, line) => sum + centavos(line.amount), 0)),
    missing: charges.map(({ param_key }) => param_key).filter((key) => !byKey.has(key)),
  }
}

/** For each agency and key the one row in force on a day: the latest that has begun and has not ended. */
export function feesInForce<F extends FeeInForce>(catalogue: readonly F[], on: PlainDate): F[] {
  const begun = catalogue.filter(
    (fee) => fee.effective_from <= on && (!fee.effective_until || fee.effective_until >= on),
  )
  const latest = new Map<string, F>()
  for (const fee of begun) {
    const key = `${fee.agency} ${fee.param_key}`
    const known = latest.get(key)
    if (!known || fee.effective_from > known.effective_from) latest.set(key, fee)
  }
  return [...latest.values()]
}

/** Calendar days from the day after expiry to the day the filing was complete; none in time (field facts, section 1.6). */
export function daysLate(expiry: PlainDate, complete_on: PlainDate): number {
  return Math.max(0, daysBetween(expiry, complete_on))
}

function lineOf(fee: FeeInForce, quantity: number, why: string): AssessmentLine {
  const unit = centavos(fee.param_value)
  return {
    param_key: fee.param_key,
    label: fee.label,
    quantity,
    unit_amount: decimalText(unit),
    amount: decimalText(unit * quantity),
    why,
  }
}
