import type { ChangeableAccreditation, ScopesAdded } from '@lading/contract/changes'
import { capitalShortfall, highestOf } from '@lading/domain/accreditation/limits/capital'
import { peso } from '@lading/domain/payments/money'
import { isWidening } from '@lading/domain/transactions/family'
import { scopeFlags, scopeLabels, scopesAt, type Scope } from '@lading/domain/transactions/scope'
import { scopesAfter } from '@lading/domain/transactions/scope-change'

/** The scopes that are chosen of each accreditation, by its id. */
export type ScopesChosen = Readonly<Record<number, readonly Scope[]>>

/** The scopes of its agency that an accreditation does not hold. */
export const scopesOpen = ({ agency, ...held }: ChangeableAccreditation): readonly Scope[] =>
  scopesAt(agency).filter((scope) => held[scope] !== 1)

/** Why none may be added to an accreditation now; null where one may. */
export const whyNoScope = ({ changes }: ChangeableAccreditation): string | null =>
  changes.find(({ type }) => isWidening(type))?.why_not ?? null

/** What the capital of the register lacks of the highest scope held and chosen; null where it lacks nothing. */
export function capitalMissing(
  { agency, paid_up_capital: registered, minimum_capital: minimums, ...held }: ChangeableAccreditation,
  chosen: readonly Scope[],
): string | null {
  const scope = highestOf(agency, scopesAfter(held, { adds: chosen, gives_up: [] }))
  const minimum = scope && minimums[scope]
  if (chosen.length === 0 || !minimum || registered === null || !capitalShortfall(scope, minimum, registered))
    return null
  return `The minimum capital for the ${scopeLabels[scope]} scope is ${peso(minimum)}; the register states ${peso(registered)}. The draft asks for the raised capital and its proof.`
}

/** The accreditations that a scope is chosen of, each with its scopes, as the call asks for them. */
export const scopesAdded = (accreditations: readonly ChangeableAccreditation[], chosen: ScopesChosen): ScopesAdded[] =>
  accreditations.flatMap(({ accreditation_id }) => {
    const scopes = chosen[accreditation_id] ?? []
    return scopes.length > 0 ? [{ accreditation_id, ...scopeFlags(scopes) }] : []
  })
