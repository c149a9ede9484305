import { centavos, grouped, isMoney, peso } from '../payments/money.ts'
import type { StockholderFacts } from './business-facts.ts'

/** Why shares at their par value are not the amount that is stated; undefined where one of the three is not filled in. */
export function shareAmountFault(
  { shares, amount }: Pick<StockholderFacts, 'shares' | 'amount'>,
  par_value: string,
): string | undefined {
  if (!isMoney(par_value) || !isMoney(amount) || !Number.isSafeInteger(shares)) return undefined
  const [par, held] = [centavos(par_value), centavos(amount)]
  if (BigInt(shares ?? 0) * BigInt(par) === BigInt(held)) return undefined
  if (shares === 1) return `1 share of ${peso(par)} does not make ${peso(held)}.`
  return `${grouped(String(shares))} shares of ${peso(par)} each do not add up to ${peso(held)}.`
}
