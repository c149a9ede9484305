import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { applicationFacts } from './application-facts.ts'
import { acknowledge, askMissingItems, countResubmission, freezeRequirements, purgeFiles } from './filing-effects.ts'
import { prepareCorrection } from './prepare-correction.ts'
import { prepareCompletion, prepareResubmission, prepareSubmission, type UpdateProfile } from './prepare-filing.ts'

/** What filing, completing, answering and deleting bring about. */
export function applicationHandlers(needs: { keepProfile: UpdateProfile }): WorkflowHandlers {
  const submission = prepareSubmission(needs.keepProfile)
  return {
    facts: applicationFacts,
    preparations: {
      submit: submission,
      'submit-with-documents-to-follow': submission,
      'complete-requirements': prepareCompletion,
      resubmit: prepareResubmission(needs.keepProfile),
      'return-to-recommending-stage': prepareCorrection(needs.keepProfile),
    },
    effects: {
      'freeze-requirements': freezeRequirements,
      acknowledge,
      'count-resubmission': countResubmission,
      'ask-missing-items': askMissingItems,
      'purge-files': purgeFiles,
    },
  }
}
