import type { Agency } from '@lading/domain/transactions/agency'
import { scopesAt, scopesOf, type Scope, type ScopeFlags } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { releasingStatuses } from '@lading/domain/transactions/status-groups'

const applied: readonly Status[] = [...releasingStatuses, Status.accredited]

/** Whether a change that came to a status is in the register. */
export const isApplied = (target: Status): boolean => applied.includes(target)

interface Added {
  readonly agency: Agency
  readonly scopes: ScopeFlags
  readonly target: Status
}

/** The scope that an additional category adds: held today where it was applied, else one that is not; undefined without. */
export function addedScope({ agency, scopes, target }: Added): Scope | undefined {
  const held = scopesOf(scopes)
  if (isApplied(target)) return held.length > 1 ? held.at(-1) : undefined
  return scopesAt(agency).find((scope) => !held.includes(scope))
}
