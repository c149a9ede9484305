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

/** What a late renewal by sea costs more, by days after expiry; amounts are decimal text. */
export interface SurchargeBand {
  readonly first_day: number
  /** Null: from then on. */
  readonly last_day: number | null
  readonly amount: string
  readonly each_branch: string
}

interface Renewed {
  readonly expiry: PlainDate
  readonly branches: number
  /** The last day of a late renewal. */
  readonly ends_on: PlainDate
}

/** The surcharges in force on a day, the earliest first (field facts, section 1.6). */
export function surchargeBands(catalogue: readonly FeeInForce[], on: PlainDate): SurchargeBand[] {
  const fees = new Map(feesInForce(catalogue, on).map(({ param_key, param_value }) => [param_key, param_value]))
  const amountOf = (kind: 'main' | 'branch', band: string) => fees.get(`sff.surcharge.${kind}.${band}`) ?? '0.00'
  return bandsOf('sff.surcharge.main', [...fees.keys()]).map(({ band, first, last }) => ({
    first_day: first,
    last_day: last,
    amount: amountOf('main', band),
    each_branch: amountOf('branch', band),
  }))
}

/** What each day after expiry adds to the fees of a renewal by sea (field facts, section 1.6), with the fees of today. */
export function surchargeDays(catalogue: readonly FeeInForce[], renewed: Renewed, today: PlainDate): SurchargeDays[] {
  const { expiry, branches, ends_on } = renewed
  return surchargeBands(catalogue, today).flatMap(({ first_day, last_day, amount, each_branch }) => {
    const from = addDays(expiry, first_day)
    const until = last_day === null ? ends_on : addDays(expiry, last_day)
    if (from > ends_on) return []
    const total = decimalText(centavos(amount) + branches * centavos(each_branch))
    return [{ from, until: until < ends_on ? until : ends_on, amount: total }]
  })
}
