import { certificateHandlers } from '#modules/certificates/certificate-handlers'
import { evaluationHandlers } from '#modules/evaluation/evaluation-handlers'
import { paymentHandlers } from '#modules/payments/payment-handlers'
import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { applicationHandlers } from '#modules/applications/filing-effects'
import { updateFiledProfile } from '#modules/businesses/update-filed-profile'
import { workflowEffects } from '#modules/workflow/workflow-effects'
import type { Deps } from '#platform/deps'

/** What each area prepares and carries out when the workflow moves a case. One line an area. */
export const workflowHandlers = (deps: Deps): readonly WorkflowHandlers[] => [
  workflowEffects,
  applicationHandlers({ keepProfile: updateFiledProfile }),
  evaluationHandlers,
  paymentHandlers,
  certificateHandlers(deps),
]
