import { centavos, isMoney, peso, type Centavos } from '../payments/money.ts'
import { percentText } from './percentage.ts'

/** What a stockholder, partner or member holds: the amount is decimal text, '' while it is not filled in. */
export interface Holding {
  readonly nationality: string
  readonly amount: string
}

/** What the holders of one nationality hold together. */
export interface CitizenshipShare {
  readonly nationality: string
  readonly amount: Centavos
  /** Of the amount that all hold, `66.6667`. */
  readonly percent: string
}

const FILIPINO = 'PH'
const HUNDRED = 1_000_000

/** What each nationality holds, Filipinos first and then by amount; undefined while an amount is missing or all are zero. */
export function sharesByCitizenship(holders: readonly Holding[]): readonly CitizenshipShare[] | undefined {
  const amounts = amountsOf(holders)
  if (!amounts) return undefined
  const total = sumOf(amounts)
  const held = new Map<string, Centavos>()
  holders.forEach(({ nationality }, index) =>
    held.set(nationality, (held.get(nationality) ?? 0) + (amounts[index] ?? 0)),
  )
  return [...held]
    .map(([nationality, amount]) => ({ nationality, amount, percent: percentOf(amount, total) }))
    .toSorted((one, other) => rank(other) - rank(one) || other.amount - one.amount)
}

/** Each holder with the percentage of the whole that the amount is; as they stand while an amount is missing. */
export function withPercents<H extends Holding>(holders: readonly H[]): readonly (H | (H & { percent: string }))[] {
  const amounts = amountsOf(holders)
  if (!amounts) return holders
  const total = sumOf(amounts)
  return holders.map((holder, index) => ({ ...holder, percent: percentOf(amounts[index] ?? 0, total) }))
}

/** What all hold together; undefined while an amount is missing. */
export function totalHeld(holders: readonly Holding[]): Centavos | undefined {
  const amounts = amountsOf(holders)
  return amounts && sumOf(amounts)
}

/** The percentage that Filipinos hold; undefined while an amount is missing. */
export function filipinoPercentOf(holders: readonly Holding[]): string | undefined {
  const shares = sharesByCitizenship(holders)
  return shares && (shares.find(({ nationality }) => nationality === FILIPINO)?.percent ?? '0')
}

/** What one nationality held and holds; absent where it does not. */
export interface ComparedShare {
  readonly nationality: string
  readonly before: CitizenshipShare | undefined
  readonly after: CitizenshipShare | undefined
}

/** The shares before and after, nationality by nationality, in the order of after; nothing while neither is known. */
export function comparedShares(before: readonly Holding[], after: readonly Holding[]): readonly ComparedShare[] {
  const [known, held] = [sharesByCitizenship(before) ?? [], sharesByCitizenship(after) ?? []]
  const of = (shares: readonly CitizenshipShare[], wanted: string) =>
    shares.find(({ nationality }) => nationality === wanted)
  const all = new Set([...held, ...known].map(({ nationality }) => nationality))
  return [...all].map((one) => ({ nationality: one, before: of(known, one), after: of(held, one) }))
}

/** What is shown, and never enforced, of a share of Filipinos below the usual one (field facts, section 15.2). */
export const belowUsual = (usual: number): string =>
  `Filipino ownership is below ${usual} %. Some activities require at least that share. The evaluator checks this.`

/** Doubts about a list of holders that stop nothing: the client, the evaluator and the memorandum tell them. */
export function holdingDoubts(holders: readonly Holding[], subscribed_capital: string, usual: number): string[] {
  const total = totalHeld(holders)
  if (total === undefined) return []
  const isBelow = Number(filipinoPercentOf(holders)) < usual
  const isOther = isMoney(subscribed_capital) && centavos(subscribed_capital) !== total
  return [
    ...(isBelow ? [belowUsual(usual)] : []),
    ...(isOther
      ? [`The amounts add up to ${peso(total)}; the subscribed capital in the register is ${peso(subscribed_capital)}.`]
      : []),
  ]
}

const rank = ({ nationality }: CitizenshipShare) => (nationality === FILIPINO ? 1 : 0)
const sumOf = (amounts: readonly Centavos[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const percentOf = (amount: Centavos, total: Centavos) => percentText(Math.round((amount / total) * HUNDRED))

/** The amounts of all; undefined while one is missing, nothing is held, or no peso could be counted of so much. */
function amountsOf(holders: readonly Holding[]): readonly Centavos[] | undefined {
  if (!holders.every(({ amount }) => isMoney(amount))) return undefined
  const amounts = holders.map(({ amount }) => centavos(amount))
  const total = sumOf(amounts)
  return total > 0 && Number.isSafeInteger(total) ? amounts : undefined
}
