import type { FactPath } from '@lading/domain/workflow/decision-facts'

/** Facts by their paths, as one provider read them. */
export type FactsRead = Readonly<Partial<Record<FactPath, unknown>>>

/** What the providers read, one after the other, by the groups that `decide` is given. */
export async function readFacts<P>(
  providers: readonly P[],
  read: (provider: P) => Promise<FactsRead>,
): Promise<Partial<Record<string, Record<string, unknown>>>> {
  const known: Partial<Record<string, Record<string, unknown>>> = {}
  for (const provider of providers) {
    for (const [path, value] of Object.entries(await read(provider))) {
      const [group, name] = path.split('.') as [string, string]
      ;(known[group] ??= {})[name] = value
    }
  }
  return known
}
