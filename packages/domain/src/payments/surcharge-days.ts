import { addDays, type PlainDate } from '../dates/plain-date.ts'
import { feesInForce, type FeeInForce } from './fees.ts'
import { centavos, decimalText } from './money.ts'
import { bandsOf } from './surcharge.ts'

/** From when until when a late renewal costs so much more, as decimal text. */
export interface SurchargeDays {
  readonly from: PlainDate
  readonly until: PlainDate
  readonly amount: string
}

interface Renewed {
  readonly expiry: PlainDate
  readonly branches: number
  /** The last day of a late renewal. */
  readonly ends_on: PlainDate
}

/** What each day after expiry adds to the fees of a renewal by sea (field facts, section 1.6), with the fees of today. */
export function surchargeDays(catalogue: readonly FeeInForce[], renewed: Renewed, today: PlainDate): SurchargeDays[] {
  const { expiry, branches, ends_on } = renewed
  const fees = new Map(feesInForce(catalogue, today).map(({ param_key, param_value }) => [param_key, param_value]))
  const amountOf = (kind: 'main' | 'branch', band: string) => centavos(fees.get(`sff.surcharge.${kind}.${band}`) ?? '0')
  return bandsOf('sff.surcharge.main', [...fees.keys()]).flatMap(({ band, first, last }) => {
    const from = addDays(expiry, first)
    const until = last === null ? ends_on : addDays(expiry, last)
    if (from > ends_on) return []
    const amount = decimalText(amountOf('main', band) + branches * amountOf('branch', band))
    return [{ from, until: until < ends_on ? until : ends_on, amount }]
  })
}
