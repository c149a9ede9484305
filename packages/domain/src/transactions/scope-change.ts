import { scopeFlags, scopesOf, type Scope, type ScopeFlags } from './scope.ts'

/** What a transaction makes of the scopes of an accreditation. */
export interface ScopeChange {
  readonly adds: readonly Scope[]
  readonly gives_up: readonly Scope[]
}

/** The scopes held once the change is applied; applied twice it is the same. */
export const scopesAfter = (held: ScopeFlags, { adds, gives_up }: ScopeChange) => changed(held, adds, gives_up)

/** The scopes that were held before it was. */
export const scopesBefore = (held: ScopeFlags, { adds, gives_up }: ScopeChange) => changed(held, gives_up, adds)

function changed(held: ScopeFlags, more: readonly Scope[], fewer: readonly Scope[]): Record<Scope, 0 | 1> {
  return scopeFlags([...scopesOf(held), ...more].filter((scope) => !fewer.includes(scope)))
}

/** What became of scopes between two days. */
export const scopeChangeBetween = (before: ScopeFlags, now: ScopeFlags): ScopeChange => ({
  adds: scopesOf(now).filter((scope) => before[scope] !== 1),
  gives_up: scopesOf(before).filter((scope) => now[scope] !== 1),
})
