import { highestOf, minimumCapital } from './capital.ts'
import { minimumCover } from './insurance.ts'
import { trainingRule, type TrainingRule } from './training.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import { numberSetting, type Settings } from '../settings/setting.ts'
import type { Agency } from '../transactions/agency.ts'
import { scopeFlags, scopes, type Scope, type ScopeFlags } from '../transactions/scope.ts'
import { TransactionType } from '../transactions/transaction-type.ts'

/** What the settings of an agency ask of the answers of a filing, on the day it is filed. */
export interface FilingLimits {
  /** Minimum paid-up capital of each scope, decimal text; a scope the agency does not have is absent. */
  readonly capital: Readonly<Partial<Record<Scope, string>>>
  /** Null where the agency asks no hours of training. */
  readonly training: TrainingRule | null
  /** Percentage of Filipino ownership below which clients and evaluators are alerted; nothing is refused for it. */
  readonly filipino_percent: number
  /** Type 15: the least cover of the highest scope held, decimal text; null of any other type, and without a scope. */
  readonly insurance: { readonly scope: Scope; readonly minimum: string } | null
}

interface Filed {
  readonly agency: Agency
  readonly type: TransactionType
  readonly on: PlainDate
  /** Of the accreditation it concerns; null without one. */
  readonly held: ScopeFlags | null
}

/** The limits in force by these settings. */
export function filingLimits(settings: Settings, filed: Filed): FilingLimits {
  const { agency, type, on } = filed
  const minimums = scopes.map((scope) => {
    const minimum = minimumCapital(settings, { agency, type, on, scopes: scopeFlags([scope]) })
    return [scope, minimum] as const
  })
  const capital = Object.fromEntries(minimums.filter(([, minimum]) => minimum !== undefined))
  const insurance = coverLimit(settings, filed)
  const filipino_percent = numberSetting(settings, 'ownership.filipino_percent')
  return { capital, training: trainingRule(settings, agency), insurance, filipino_percent }
}

function coverLimit(settings: Settings, { agency, type, held }: Filed): FilingLimits['insurance'] {
  if (type !== TransactionType.insuranceCoverage || !held) return null
  const scope = highestOf(agency, held)
  const minimum = minimumCover(settings, agency, held)
  return scope && minimum ? { scope, minimum } : null
}
