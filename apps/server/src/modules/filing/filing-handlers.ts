import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { documentFacts } from './filing-facts.ts'

/** What filing supplies to the workflow, for every type. */
export const filingHandlers: WorkflowHandlers = { facts: [documentFacts] }
