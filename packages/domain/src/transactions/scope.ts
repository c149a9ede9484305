import type { Agency } from './agency.ts'

/** What a freight forwarder may do, lowest first. */
export const scopes = ['domestic', 'international', 'nvocc'] as const
export type Scope = (typeof scopes)[number]

export const scopeLabels: Readonly<Record<Scope, string>> = {
  domestic: 'Domestic',
  international: 'International',
  nvocc: 'NVOCC',
}

/** The scopes that an agency accredits, lowest first; NVOCC never applies in the air (field facts, section 2.1). */
const scopesByAgency = {
  dti: scopes,
  cab: ['domestic', 'international'],
} as const satisfies Record<Agency, readonly Scope[]>
export type ScopeAt<A extends Agency> = (typeof scopesByAgency)[A][number]

/** The scopes that an agency accredits, lowest first. */
export const scopesAt = <A extends Agency>(agency: A): readonly ScopeAt<A>[] => scopesByAgency[agency]

/** Each flag is 1 or 0, as rows and wires carry them (specification, section 1). */
export type ScopeFlags = Readonly<Record<Scope, number>>

/** The scopes whose flag is 1, lowest first. */
export function scopesOf(flags: ScopeFlags): Scope[] {
  return scopes.filter((scope) => flags[scope] === 1)
}

/** The scopes whose flag is 1 among those that the agency accredits, lowest first. */
export const scopesHeldAt = <A extends Agency>(agency: A, flags: ScopeFlags): ScopeAt<A>[] =>
  scopesAt(agency).filter((scope) => flags[scope] === 1)

/** The flags of the scopes held. */
export function scopeFlags(held: readonly Scope[]): Record<Scope, 0 | 1> {
  const flag = (scope: Scope) => (held.includes(scope) ? 1 : 0)
  return { domestic: flag('domestic'), international: flag('international'), nvocc: flag('nvocc') }
}

/** `Domestic, International, NVOCC` (specification, section 1). */
export function scopeText(flags: ScopeFlags): string {
  return scopesOf(flags)
    .map((scope) => scopeLabels[scope])
    .join(', ')
}

/** The scope that decides fees, capital and cover: NVOCC over international over domestic. */
export function highestScope(flags: ScopeFlags): Scope | undefined {
  return scopesOf(flags).at(-1)
}
