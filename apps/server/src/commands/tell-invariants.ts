import type { Invariant } from '#platform/invariants'

const SHOWN = 20
const OF_THE_DEMO =
  'The first transactions of a demonstration were written as they stand, without the acts that lead there: some invariants are broken from the start.'

/** What `npm run records:verify` says: each invariant that is broken, by its view, with what stands there. */
export function tellInvariants(
  invariants: readonly Invariant[],
  is_demo: boolean,
): { readonly lines: string[]; readonly hold: boolean } {
  if (invariants.length === 0) {
    return { lines: ['This database has no invariants yet. Start the portal once, then ask again.'], hold: false }
  }
  const broken = invariants.filter(({ found }) => found.length > 0)
  const count = `${invariants.length} invariants`
  return {
    lines: [
      ...broken.flatMap(linesOf),
      broken.length === 0
        ? `The ${count} hold.`
        : `${broken.length} of ${count} ${broken.length === 1 ? 'is' : 'are'} broken.`,
      ...(is_demo && broken.length > 0 ? [OF_THE_DEMO] : []),
    ],
    hold: broken.length === 0,
  }
}

function linesOf({ view, meaning, found }: Invariant): string[] {
  const more = found.length - SHOWN
  return [
    `${view}: ${meaning}`,
    ...found.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}
