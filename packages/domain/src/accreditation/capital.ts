import type { PlainDate } from '../dates/plain-date.ts'
import { daySetting, moneySetting, type Settings } from '../settings/setting.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import { forwarderKind } from './reference.ts'
import { highestScope, type Scope, type ScopeFlags } from '../transactions/scope.ts'
import { type Agency } from '../transactions/agency.ts'

/** What the minimum depends on; holders of an accreditation may have had more time than new firms. */
export interface CapitalFacts {
  readonly agency: Agency
  readonly scopes: ScopeFlags
  readonly type: TransactionType
  readonly on: PlainDate
}

/** The minimum paid-up capital of the highest scope, decimal text; undefined without a scope (field facts, section 1.2). */
export function minimumCapital(settings: Settings, { agency, scopes, type, on }: CapitalFacts): string | undefined {
  const scope = highestOf(agency, scopes)
  if (!scope) return undefined
  const isHolder = type !== TransactionType.newAccreditation
  const former = agency === 'dti' && isHolder && on <= daySetting(settings, 'sff.capital.former_until')
  return moneySetting(settings, former ? `sff.capital.former.${scope}` : `${prefixOf(agency)}.capital.${scope}`)
}

/** NVOCC never applies in the air (field facts, section 2.1). */
export function highestOf(agency: Agency, scopes: ScopeFlags): Scope | undefined {
  return highestScope(agency === 'cab' ? { ...scopes, nvocc: 0 } : scopes)
}

/** The first word of an agency's settings: `sff` or `aff`. */
export function prefixOf(agency: Agency): 'sff' | 'aff' {
  return forwarderKind(agency).toLowerCase() as 'sff' | 'aff'
}
