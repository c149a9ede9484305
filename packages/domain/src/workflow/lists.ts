import { evaluatorsStatuses } from '../transactions/status-groups.ts'
import { typesOf } from '../transactions/family.ts'
import type { ScreenPermission } from '../people/permission.ts'
import type { InvoiceStatus } from '../payments/invoice.ts'
import { InvoiceStatus as Invoice } from '../payments/invoice.ts'
import { Status, statuses } from '../transactions/status.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'

/** What a row must also be to stand in a list; SQL and `isListed` read the same words. */
export type ListCondition =
  | 'no-processor'
  | 'processor-is-me'
  | 'not-recommended'
  | 'recommended'
  | 'returned-from-hearing'

/** Statuses of a list that share one condition. */
export interface ListRule {
  readonly statuses: readonly Status[]
  readonly where?: ListCondition
}

export interface WorkflowList {
  readonly title: string
  readonly permission: ScreenPermission
  readonly rules: readonly ListRule[]
  readonly types: readonly TransactionType[]
  /** Fines in these invoice statuses stand in the list too (field facts, section 11, rule 9). */
  readonly fines: readonly InvoiceStatus[]
}

const list = (
  title: string,
  permission: ScreenPermission,
  rules: readonly ListRule[],
  more: Partial<WorkflowList> = {},
): WorkflowList => ({ title, permission, rules, types: transactionTypes, fines: [], ...more })

/** The staff lists and what stands in them (field facts, section 10). The name is the last word of the screen's path. */
export const staffLists = {
  'for-routing': list('For Routing', 'view-for-routing-trans-list', [
    { statuses: [Status.forEvaluation], where: 'no-processor' },
  ]),
  'my-queue': list('My Queue', 'view-myqueue-trans-list', [
    {
      statuses: evaluatorsStatuses,
      where: 'processor-is-me',
    },
  ]),
  'for-evaluation': list('For Evaluation', 'view-transaction-evaluation-list', [
    { statuses: [Status.forEvaluation, Status.lockedForEvaluation, Status.resubmitted] },
  ]),
  'for-review': list('For Review', 'view-transaction-for-review-list', [{ statuses: [Status.forReview] }]),
  'for-revision': list('For Revision', 'view-transaction-for-revision', [
    { statuses: [Status.forRevision, Status.evaluationForRevision] },
  ]),
  'order-of-payment': list(
    'Order of Payment',
    'view-transaction-order-of-payment-list',
    [
      {
        statuses: [
          Status.forApplicationFeeOrder,
          Status.forApplicationFeePayment,
          Status.forOrderOfPayment,
          Status.forPayment,
        ],
      },
    ],
    { fines: [Invoice.forInvoice, Invoice.forPayment] },
  ),
  'payment-validation': list(
    'Payment Validation',
    'view-transaction-payment-validation-list',
    [{ statuses: [Status.forApplicationFeeValidation, Status.forPaymentValidation] }],
    { fines: [Invoice.forValidation] },
  ),
  'for-notice-of-hearing': list('Notice of Hearing', 'view-transaction-hearing-list', [
    { statuses: [Status.noticeOfPreliminaryHearing, Status.forPublication, Status.forHearing] },
    {
      statuses: [Status.forClientAction, Status.resubmitted, Status.forRevision, Status.evaluationForRevision],
      where: 'returned-from-hearing',
    },
  ]),
  'publication-validation': list('Publication Validation', 'view-transaction-publication-validation-list', [
    { statuses: [Status.forPublicationValidation] },
  ]),
  'for-recommendation': list('For Recommendation', 'view-transaction-for-recommendation-list', [
    { statuses: [Status.forRecommendingApproval], where: 'not-recommended' },
  ]),
  'for-approval': list('For Approval', 'view-transaction-approval-list', [
    { statuses: [Status.forRecommendingApproval], where: 'recommended' },
    { statuses: [Status.forApprovalOfSuspension, Status.forApprovalOfRevocation] },
  ]),
  'for-disapproval': list('For Disapproval', 'view-transaction-for-disapproval-list', [
    { statuses: [Status.forDisapproval] },
  ]),
  'for-printing': list('For Printing', 'view-transaction-for-printing-list', [
    { statuses: [Status.approved, Status.forPrinting] },
  ]),
  'for-pickup': list('For Pickup', 'view-transaction-for-pickup-list', [
    { statuses: [Status.certificateIssued, Status.forPickup] },
  ]),
  'suspension-revocation': list('Suspend & Revoke', 'request-suspension-revocation', [{ statuses }], {
    types: typesOf('case'),
  }),
} as const satisfies Record<string, WorkflowList>
export type StaffListName = keyof typeof staffLists

export const staffListNames = Object.keys(staffLists) as StaffListName[]

/** What a list must know of a transaction. */
export interface Listed {
  readonly type: TransactionType
  readonly status: Status
  readonly processor_id: number | null
  readonly recommendation: string | null
  readonly returned_from: Status | null
}

const holds: Record<ListCondition, (row: Listed, user_id: number) => boolean> = {
  'no-processor': ({ processor_id }) => processor_id === null,
  'processor-is-me': ({ processor_id }, user_id) => processor_id === user_id,
  'not-recommended': ({ recommendation }) => recommendation === null,
  recommended: ({ recommendation }) => recommendation !== null,
  'returned-from-hearing': ({ returned_from }) => returned_from === Status.forHearing,
}

/** Whether a transaction stands in a list, as this person sees it; the agency is checked elsewhere. */
export function isListed(name: StaffListName, row: Listed, user_id: number): boolean {
  const { rules, types }: WorkflowList = staffLists[name]
  if (!types.includes(row.type)) return false
  return rules.some(({ statuses: of, where }) => of.includes(row.status) && (!where || holds[where](row, user_id)))
}
