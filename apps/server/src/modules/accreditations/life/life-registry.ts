import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { FactPath, KnownFacts } from '@lading/domain/workflow/decision-facts'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Db } from '#platform/database'
import { addOnce } from '#modules/workflow/handlers/add-once'
import { readFacts } from '#modules/workflow/handlers/read-facts'
import { baseOf, type LifeContext } from './life-context.ts'
import type { LifeEffect, LifeFactProvider, LifeHandlers } from './life-handlers.ts'

/** What all areas together supply to flow H. */
export interface LifeRegistry {
  readonly effectOf: (name: EffectName) => LifeEffect | undefined
  /** What is always known of an accreditation, and these facts of it; what no area supplies stays unknown. */
  readonly factsFor: (db: Db, context: LifeContext, paths: readonly FactPath[]) => Promise<KnownFacts>
  /** The effects nobody carries out and the facts nobody supplies; with any of them the act is not made. */
  readonly missingFor: (row: Transition) => readonly (EffectName | FactPath)[]
}

/** Joins the areas' handlers. Throws where two of them supply the same thing. */
export function lifeRegistry(areas: readonly LifeHandlers[]): LifeRegistry {
  const carriedOut = new Map<string, LifeEffect>()
  const providers = new Map<string, LifeFactProvider>()
  for (const { effects = {}, facts = [] } of areas) {
    for (const [name, effect] of Object.entries(effects))
      addOnce(carriedOut, name, effect, `${name} for accreditations`)
    for (const provider of facts)
      for (const path of provider.supplies) addOnce(providers, path, provider, `${path} for accreditations`)
  }
  return {
    effectOf: (name) => carriedOut.get(name),
    async factsFor(db, context, paths) {
      const asked = [...new Set(paths.flatMap((path) => providers.get(path) ?? []))]
      const known = await readFacts(asked, (provider) => provider.read(db, context))
      return { ...baseOf(context.accreditation), ...known }
    },
    missingFor: (row) => [
      ...row.effects.filter((name) => !carriedOut.has(name)),
      ...factsRead(row, null).filter((path) => !providers.has(path)),
    ],
  }
}
