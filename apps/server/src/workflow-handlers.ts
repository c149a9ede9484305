import { accreditationHandlers } from '#modules/accreditations/life/follow-renewal'
import type { LifeHandlers } from '#modules/accreditations/life/life-handlers'
import { ownLifeHandlers } from '#modules/accreditations/life/own-handlers'
import { applicationHandlers } from '#modules/applications/application-handlers'
import { filedTinFault } from '#modules/businesses/claim-tin'
import { updateFiledProfile } from '#modules/businesses/update-filed-profile'
import { settleAddresses } from '#modules/businesses/settle-addresses'
import { certificateHandlers, certificateLifeHandlers } from '#modules/certificates/certificate-handlers'
import { approvalHandlers, orderApproved } from '#modules/documents/order-approved'
import { orderCertificate } from '#modules/certificates/ordering/order-certificate'
import { orderBranchCertificates } from '#modules/certificates/ordering/order-branch-certificates'
import { applyChange } from '#modules/changes/apply-change'
import { takeRegisteredBranches } from '#modules/changes/take-registered-branches'
import { changeHandlers } from '#modules/changes/change-handlers'
import { directoryLifeHandlers } from '#modules/directory/directory-handlers'
import { evaluationHandlers } from '#modules/evaluation/evaluation-handlers'
import { filingHandlers } from '#modules/filing/filing-handlers'
import { paymentHandlers } from '#modules/payments/payment-handlers'
import { paymentLifeHandlers } from '#modules/payments/unpaid-invoices'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { certificationLetter } from '#modules/requests/letters/certification-letter'
import { orderLetter } from '#modules/requests/letters/order-letter'
import { recommendationLetter } from '#modules/requests/letters/recommendation-letter'
import { renewalHandlers } from '#modules/applications/renewals/renewal-handlers'
import { complianceOf } from '#modules/reports/compliance/compliance-of'
import { recordApprovedPolicy } from '#modules/reports/covers/record-approved-policy'
import { reportHandlers, reportLifeHandlers } from '#modules/reports/report-handlers'
import { requestHandlers } from '#modules/requests/request-handlers'
import { workflowHandlers } from '#modules/workflow/handlers/own-handlers'
import type { Deps } from '#platform/deps'

const appliesChanges = { updateProfile: updateFiledProfile, recordPolicy: recordApprovedPolicy }

/** What approval has made, whatever is approved. */
export const orderDocuments = (deps: Pick<Deps, 'keys' | 'config'>) =>
  orderApproved({
    certificate: orderCertificate(deps),
    'branch-certificate': orderBranchCertificates(deps),
    certification: orderLetter(deps, certificationLetter),
    'sec-recommendation': orderLetter(deps, recommendationLetter),
  })

/** What each area supplies to the workflow: facts, preparations, effects. One line an area. */
export const handlersOf = (deps: Pick<Deps, 'keys' | 'config' | 'accreditationLife'>): readonly WorkflowHandlers[] => [
  workflowHandlers,
  filingHandlers,
  accreditationHandlers(deps.accreditationLife),
  ...applicationHandlers({ updateProfile: updateFiledProfile, tinFault: filedTinFault, takeRegisteredBranches }),
  renewalHandlers({ applyChange: applyChange(appliesChanges), takeRegisteredBranches, settleAddresses }),
  changeHandlers({ ...appliesChanges, settleAddresses }),
  ...reportHandlers({ updateProfile: updateFiledProfile }),
  ...requestHandlers,
  evaluationHandlers({ complianceOf }),
  ...paymentHandlers,
  certificateHandlers(deps),
  approvalHandlers(orderDocuments(deps)),
]

/** What each area supplies to the moves of accreditations themselves (flow H). One line an area. */
export const lifeHandlers: readonly LifeHandlers[] = [
  ownLifeHandlers,
  paymentLifeHandlers,
  reportLifeHandlers,
  certificateLifeHandlers,
  directoryLifeHandlers,
]
