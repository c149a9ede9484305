import type { PlainDate } from '../../dates/plain-date.ts'
import { daySetting, moneySetting, type Settings } from '../../settings/setting.ts'
import { centavos, peso } from '../../payments/money.ts'
import { isGrant } from '../../transactions/family.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import {
  scopeFlags,
  scopeLabels,
  scopesHeldAt,
  scopesOf,
  type Scope,
  type ScopeAt,
  type ScopeFlags,
} from '../../transactions/scope.ts'
import { marksOf, type Agency, type KeyOf } from '../../transactions/agency.ts'

/** What the minimum depends on; holders of an accreditation may have had more time than new firms. */
export interface CapitalFacts {
  readonly agency: Agency
  readonly scopes: ScopeFlags
  readonly type: TransactionType
  readonly on: PlainDate
}

/** Until when holders may keep to the earlier minimum, and its amounts; null where there was none. */
const former = {
  dti: { until: 'sff.capital.former_until', minimum: (scope: Scope) => `sff.capital.former.${scope}` as const },
  cab: null,
} as const satisfies Record<Agency, { until: string; minimum: (scope: Scope) => string } | null>

/** The minimum paid-up capital of the highest scope, decimal text; undefined without a scope (field facts, section 1.2). */
export function minimumCapital(settings: Settings, { agency, scopes, type, on }: CapitalFacts): string | undefined {
  const earlier = isGrant(type) ? null : former[agency]
  const scope = highestOf(agency, scopes)
  if (scope && earlier && on <= daySetting(settings, earlier.until))
    return moneySetting(settings, earlier.minimum(scope))
  const key = limitKeyOf('capital', agency, scopes)
  return key && moneySetting(settings, key)
}

/** What capital is missing of a scope; amounts are decimal text. */
export interface CapitalShortfall {
  readonly message: string
  readonly params: { readonly scope: Scope; readonly minimum: string; readonly entered: string }
}

/** Undefined where the paid-up capital reaches the minimum of the scope. */
export function capitalShortfall(scope: Scope, minimum: string, entered: string): CapitalShortfall | undefined {
  if (centavos(entered) >= centavos(minimum)) return undefined
  const of = scope === 'nvocc' ? scopeLabels.nvocc : scope
  const message = `The minimum capital for the ${of} scope is ${peso(minimum)}; ${peso(entered)} is entered.`
  return { message, params: { scope, minimum, entered } }
}

/**
 * The scopes that a paid-up capital no longer carries, highest first: the highest scope left is one whose minimum it
 * reaches. Amounts are decimal text; a scope without a minimum is carried.
 */
export function scopesBelowMinimum(
  held: readonly Scope[],
  minimums: Readonly<Partial<Record<Scope, string>>>,
  paid_up_capital: string,
): Scope[] {
  const highest = scopesOf(scopeFlags(held)).at(-1)
  const minimum = highest && minimums[highest]
  if (!minimum || centavos(paid_up_capital) >= centavos(minimum)) return []
  const left = held.filter((scope) => scope !== highest)
  return [highest, ...scopesBelowMinimum(left, minimums, paid_up_capital)]
}

/** The highest scope among those that the agency accredits. */
export const highestOf = <A extends Agency>(agency: A, scopes: ScopeFlags): ScopeAt<A> | undefined =>
  scopesHeldAt(agency, scopes).at(-1)

/** The setting that limits the highest scope: `sff.capital.nvocc`; undefined without a scope. */
export function limitKeyOf<L extends string>(limit: L, agency: Agency, scopes: ScopeFlags): LimitKey<L> | undefined {
  const scope = highestOf(agency, scopes)
  return scope && (`${marksOf(agency).key}.${limit}.${scope}` as LimitKey<L>)
}

/** Of each agency the keys of its own scopes. */
type LimitKey<L extends string> = { [A in Agency]: `${KeyOf<A>}.${L}.${ScopeAt<A>}` }[Agency]
