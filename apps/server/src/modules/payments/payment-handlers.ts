import { Status } from '@lading/domain/transactions/status'
import { typesOf } from '@lading/domain/transactions/family'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { declinePayment } from './decline-payment.ts'
import { issueOrder } from './orders/issue-order.ts'
import { filingFeeFacts, paymentFacts } from './payment-facts.ts'
import { paymentNotice } from './payment-notice.ts'
import { postPayment } from './post-payment.ts'
import { settleInvoice } from './settle-invoice.ts'
import { signZeroAssessment } from './orders/sign-zero-assessment.ts'
import { voidInvoice } from './orders/void-invoice.ts'

/** What happens to money when the workflow moves a transaction of any type. */
const ofAllTypes: WorkflowHandlers = {
  facts: paymentFacts,
  noticeDetails: {
    [Status.forApplicationFeePayment]: paymentNotice,
    [Status.forPayment]: paymentNotice,
  },
  effects: {
    'issue-order-of-payment': issueOrder,
    'sign-zero-assessment': signZeroAssessment,
    'invoice-for-validation': postPayment,
    'settle-invoice': settleInvoice,
    'decline-payment': declinePayment,
    'void-invoice': voidInvoice,
    'void-open-invoices': voidInvoice,
  },
}

export const paymentHandlers: readonly WorkflowHandlers[] = [
  ofAllTypes,
  { types: typesOf('application'), facts: filingFeeFacts },
]
