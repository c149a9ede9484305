import { handlerRegistry } from '#modules/workflow/handlers/handler-registry'
import { lifeRegistry } from '#modules/accreditations/life/life-registry'
import { handlersOf, lifeHandlers } from '../workflow-handlers.ts'

/** What the areas supply to the workflow, by type; it does not depend on a portal's keys and settings. */
const areas = handlersOf({} as never)
export const supplied = handlerRegistry(areas)
/** What they supply to the moves of accreditations. */
export const suppliedOfLife = lifeRegistry(lifeHandlers)

/** Every fact that some area supplies, of a transaction, at its opening, or of an accreditation. */
export const suppliedFacts = new Set(
  [
    ...areas.flatMap(({ facts = [], openingFacts = [] }) => [...facts, ...openingFacts]),
    ...lifeHandlers.flatMap(({ facts = [] }) => facts),
  ].flatMap(({ supplies }) => supplies),
)

export { isMade } from '#modules/accreditations/life/life-acts'
export { stateEffects } from '#modules/workflow/handlers/state-effects'
export type { Tables } from '#platform/database'
