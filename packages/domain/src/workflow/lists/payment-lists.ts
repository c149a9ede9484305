import { InvoiceStatus } from '../../payments/invoice.ts'
import { Status } from '../../transactions/status.ts'
import { ofMoney, type StaffList } from './staff-list.ts'

/** The lists of the cashier. */
export const paymentLists = {
  'order-of-payment': {
    title: 'Order of Payment',
    permission: 'view-transaction-order-of-payment-list',
    rules: [
      {
        statuses: [
          Status.forApplicationFeeOrder,
          Status.forApplicationFeePayment,
          Status.forOrderOfPayment,
          Status.forPayment,
        ],
      },
    ],
    fines: [InvoiceStatus.forInvoice, InvoiceStatus.forPayment],
    screen: {
      summary: 'Fees to assess and unpaid orders',
      subtitle: 'Fees to assess, and unpaid orders of payment.',
      empty: {
        title: 'No fee to assess',
        hint: 'Transactions appear here when the reviewer endorses them for payment.',
      },
      columns: ofMoney,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 40 },
    },
  },
  'payment-validation': {
    title: 'Payment Validation',
    permission: 'view-transaction-payment-validation-list',
    rules: [{ statuses: [Status.forApplicationFeeValidation, Status.forPaymentValidation] }],
    fines: [InvoiceStatus.forValidation],
    screen: {
      summary: 'Payments to validate',
      subtitle: 'Payments to compare with the deposit or the bank statement.',
      empty: { title: 'No payment to validate', hint: 'Payments appear here when a client pays or uploads proof.' },
      columns: ofMoney,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 50 },
    },
  },
} as const satisfies Record<string, StaffList>
