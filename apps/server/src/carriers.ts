import { certificatesCarriers } from '#modules/certificates/certificates-carriers'
import { evaluationCarriers } from '#modules/evaluation/evaluation-carriers'
import { paymentsCarriers } from '#modules/payments/payments-carriers'
import type { Carriers } from '#modules/workflow/registry'
import { applicationsCarriers } from '#modules/applications/filing-effects'
import { keepFiledProfile } from '#modules/businesses/keep-filed-profile'
import { workflowEffects } from '#modules/workflow/workflow-effects'
import type { Deps } from '#platform/deps'

/** What each area prepares and carries out when the workflow moves a case. One line an area. */
export const carriersOf = (deps: Deps): readonly Carriers[] => [
  workflowEffects,
  applicationsCarriers({ keepProfile: keepFiledProfile }),
  evaluationCarriers,
  paymentsCarriers,
  certificatesCarriers(deps),
]
