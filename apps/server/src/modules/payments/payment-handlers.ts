import type { WorkflowHandlers } from '#modules/workflow/handlers'
import { issueOrder } from './issue-order.ts'
import { postPayment } from './post-payment.ts'
import { declinePayment, settleInvoice } from './settle-invoice.ts'
import { voidInvoice } from './void-invoices.ts'

/** What happens to money when the workflow moves a case. */
export const paymentHandlers: WorkflowHandlers = {
  effects: {
    'issue-order-of-payment': issueOrder,
    'invoice-for-validation': postPayment,
    'settle-invoice': settleInvoice,
    'decline-payment': declinePayment,
    'void-invoice': voidInvoice,
    'void-open-invoices': voidInvoice,
  },
}
