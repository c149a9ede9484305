/**
 * Why a certification of a kind cannot be given after a search that found so many cases; null where it can. The screen
 * says it to the evaluator, and the portal endorses no such request for payment: the client would pay for nothing.
 */
export function whyNotCertifiable(kind: string, cases: number): string | null {
  if (kind === 'no-pending-case' && cases > 0)
    return 'The search found a pending case: it cannot be certified that there is none.'
  if (kind === 'pending-case' && cases === 0)
    return 'The search found no pending case: it cannot be certified that there is one.'
  return null
}

/** Kinds whose letter says what the search found: before it, nothing can be proposed. */
export const isAboutCases = (kind: string) => kind === 'no-pending-case' || kind === 'pending-case'
