import { handlerRegistry } from '#modules/workflow/handlers/handler-registry'
import { handlersOf } from '../workflow-handlers.ts'

/** What the areas supply to the workflow, by type; it does not depend on a portal's keys and settings. */
const areas = handlersOf({} as never)
export const supplied = handlerRegistry(areas)

/** Every fact that some area supplies, of a transaction or at its opening. */
export const suppliedFacts = new Set(
  areas.flatMap(({ facts = [], openingFacts = [] }) => [...facts, ...openingFacts]).flatMap(({ supplies }) => supplies),
)

export { isMade } from '#modules/accreditations/life/life-acts'
export { lifeEffects } from '#modules/accreditations/life/life-effects'
export { suppliedOfLife } from '#modules/accreditations/life/life-facts'
export { stateEffects } from '#modules/workflow/handlers/state-effects'
export type { Tables } from '#platform/database'
