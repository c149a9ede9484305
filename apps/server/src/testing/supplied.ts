import { handlerRegistry } from '#modules/workflow/handlers/handler-registry'
import { handlersOf } from '../workflow-handlers.ts'

/** What the areas supply to the workflow, by type; it does not depend on a portal's keys and settings. */
export const supplied = handlerRegistry(handlersOf({} as never))

export { isMade } from '#modules/accreditations/life/life-acts'
