import { addDays, daysBetween, type PlainDate } from '../../dates/plain-date.ts'
import { formatDay } from '../../dates/format.ts'
import { centavos, peso } from '../../payments/money.ts'
import { moneySetting, type Settings } from '../../settings/setting.ts'
import { highestOf, limitKeyOf } from './capital.ts'
import { scopeLabels, type Scope, type ScopeFlags } from '../../transactions/scope.ts'
import type { Agency } from '../../transactions/agency.ts'

export interface InsuranceCover {
  /** Decimal text. */
  readonly cover_amount: string
  readonly starts_on: PlainDate
  readonly ends_on: PlainDate
}

/** What a policy must reach, and when. */
export interface Insured {
  readonly agency: Agency
  readonly scopes: ScopeFlags
  readonly on: PlainDate
}

/** The minimum cover of the highest scope, decimal text; undefined without a scope (field facts, section 1.7). */
export function minimumCover(settings: Settings, agency: Agency, scopes: ScopeFlags): string | undefined {
  const key = limitKeyOf('insurance', agency, scopes)
  return key && moneySetting(settings, key)
}

/** What is wrong with a policy on a day, one sentence each; nothing when it covers. */
export function insuranceShortfalls(
  settings: Settings,
  cover: InsuranceCover,
  { agency, scopes, on }: Insured,
): string[] {
  const minimum = minimumCover(settings, agency, scopes)
  const scope = highestOf(agency, scopes)
  const found: string[] = []
  if (cover.ends_on < cover.starts_on) found.push('The cover ends before it begins.')
  if (cover.starts_on > on) found.push(`The cover does not begin until ${formatDay(cover.starts_on)}.`)
  if (cover.ends_on < on) found.push(`The cover ended on ${formatDay(cover.ends_on)}.`)
  if (minimum && scope && centavos(cover.cover_amount) < centavos(minimum)) {
    found.push(coverTooLow(scope, minimum, cover.cover_amount))
  }
  return found
}

/** What is said of a cover below the minimum of a scope; amounts are decimal text. */
export const coverTooLow = (scope: Scope, minimum: string, cover_amount: string): string =>
  `${scopeLabels[scope]} scope requires a cover of at least ${peso(minimum)}; the policy covers ${peso(cover_amount)}.`

/** The shortfalls, or that there are none, for the memorandum. */
export function insuranceFinding(settings: Settings, cover: InsuranceCover, policy: Insured): string {
  const found = insuranceShortfalls(settings, cover, policy)
  return found.length > 0 ? found.join(' ') : 'In force. The cover meets the minimum for the highest scope.'
}

/** The term of an accreditation, both days included; null where a day is not known. */
export interface Term {
  readonly first_day: PlainDate | null
  readonly expiry_date: PlainDate | null
}

/**
 * Days on which a business was accredited and no policy covered: from the day after one ended to the day before the next
 * begins, without those on which its accreditation had expired and was not renewed yet.
 */
export function daysWithoutCover(ended_on: PlainDate, begins_on: PlainDate, terms: readonly Term[]): number {
  let [days, from] = [0, addDays(ended_on, 1)]
  for (const { first_day, expiry_date } of terms.toSorted(byFirstDay)) {
    const first = first_day !== null && first_day > from ? first_day : from
    const over = expiry_date !== null && expiry_date < begins_on ? addDays(expiry_date, 1) : begins_on
    if (over <= first) continue
    days += daysBetween(first, over)
    from = over
  }
  return days
}

const byFirstDay = (one: Term, other: Term) => ((one.first_day ?? '') < (other.first_day ?? '') ? -1 : 1)
