import { minimumCapital } from './capital.ts'
import { minimumCover } from './insurance.ts'
import { trainingRule, type TrainingRule } from './training.ts'
import type { PlainDate } from '../../dates/plain-date.ts'
import { numberSetting, type Settings } from '../../settings/setting.ts'
import type { Agency } from '../../transactions/agency.ts'
import { scopeFlags, scopes, type Scope } from '../../transactions/scope.ts'
import { definitionOf } from '../../transactions/definitions/definitions.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'

/** What the settings of an agency ask of the answers of a filing, on the day it is filed. */
export interface FilingLimits {
  /** Minimum paid-up capital of each scope, decimal text; a scope the agency does not have is absent. */
  readonly capital: Readonly<Partial<Record<Scope, string>>>
  /** Null where the agency asks no hours of training. */
  readonly training: TrainingRule | null
  /** Percentage of Filipino ownership below which clients and evaluators are alerted; nothing is refused for it. */
  readonly filipino_percent: number
  /** The minimum cover of each scope, decimal text; empty of a type that asks for no policy. */
  readonly insurance: Readonly<Partial<Record<Scope, string>>>
  /** The most copies of one certification. */
  readonly copies: number
}

interface Filed {
  readonly agency: Agency
  readonly type: TransactionType
  readonly on: PlainDate
}

/** The limits in force by these settings. */
export function filingLimits(settings: Settings, filed: Filed): FilingLimits {
  const { agency, type, on } = filed
  const capital = ofScopes((scope) => minimumCapital(settings, { agency, type, on, scopes: scopeFlags([scope]) }))
  const insurance = definitionOf(type).tests.includes('cover')
    ? ofScopes((scope) => minimumCover(settings, agency, scopeFlags([scope])))
    : {}
  const filipino_percent = numberSetting(settings, 'ownership.filipino_percent')
  const copies = numberSetting(settings, 'requests.most_copies')
  return { capital, training: trainingRule(settings, agency), insurance, filipino_percent, copies }
}

/** The amount of each scope that has one. */
const ofScopes = (minimum: (scope: Scope) => string | undefined): Partial<Record<Scope, string>> =>
  Object.fromEntries(
    scopes.map((scope) => [scope, minimum(scope)] as const).filter(([, amount]) => amount !== undefined),
  )
