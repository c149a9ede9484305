import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { evaluationFacts } from './evaluation-facts.ts'
import type { ComplianceOf } from './memorandum-payload.ts'
import { reopenReturnedItems } from './reopen-returned-items.ts'
import { writeDenialNotice } from './write-denial-notice.ts'
import { writeMemorandum } from './write-memorandum.ts'

/** What evaluation carries out when the workflow moves a transaction. */
export const evaluationHandlers = ({ complianceOf }: { complianceOf: ComplianceOf }): WorkflowHandlers => ({
  facts: evaluationFacts,
  effects: {
    'reopen-returned-items': reopenReturnedItems,
    'write-memorandum': writeMemorandum(complianceOf),
    'write-denial-notice': writeDenialNotice,
  },
})
