import { Status } from '@lading/domain/transactions/status'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { purgeFiles } from './documents/purge-files.ts'
import { acknowledge } from './submission/acknowledge.ts'
import { askMissingItems } from './submission/ask-missing-items.ts'
import { countResubmission } from './submission/count-resubmission.ts'
import { freezeRequirements } from './submission/freeze-requirements.ts'
import { approvalNotice, issueNotice, releaseNotice } from './notices/decision-notices.ts'
import { openingFacts } from './opening-facts.ts'
import { makeAuthorisationLetter } from './authorisation-letter.ts'
import { missingItemsNotice } from './notices/missing-items-notice.ts'
import { pickupNotice } from './notices/pickup-notice.ts'
import { denialNotice, endedNotice } from './notices/refusal-notices.ts'
import { returnedItemsNotice } from './notices/returned-items-notice.ts'
import { submissionNotice } from './notices/submission-notice.ts'
import { documentFacts } from './filing-facts.ts'

/** What filing supplies to the workflow, for every type. */
export const filingHandlers: WorkflowHandlers = {
  facts: [documentFacts],
  openingFacts: [openingFacts],
  noticeDetails: {
    [Status.forRequirementCompletion]: missingItemsNotice,
    [Status.forEvaluation]: submissionNotice,
    [Status.forClientAction]: returnedItemsNotice,
    [Status.approved]: approvalNotice,
    [Status.certificateIssued]: issueNotice,
    [Status.forPickup]: pickupNotice,
    [Status.accredited]: releaseNotice,
    [Status.disapproved]: denialNotice,
    [Status.requestRejected]: denialNotice,
    [Status.terminated]: endedNotice,
  },
  effects: {
    'freeze-requirements': freezeRequirements,
    acknowledge,
    'count-resubmission': countResubmission,
    'ask-missing-items': askMissingItems,
    'purge-files': purgeFiles,
    'make-authorisation-letter': makeAuthorisationLetter,
  },
}
