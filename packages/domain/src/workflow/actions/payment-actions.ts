import type { ActionRow, ActionRows } from './action-row.ts'

const postingPayment = {
  label: 'Send the payment for validation',
  done: 'Your payment is with the agency for validation.',
  past: 'Proof of payment sent',
} satisfies ActionRow['client']

/** Orders of payment and payments. */
export const paymentActions = {
  'issue-order-of-payment': {
    label: 'Issue order of payment',
    done: 'Order of payment issued',
    usual_after: 'the order of payment is issued',
  },
  'return-assessment-basis': { label: 'Return the basis of assessment', done: 'Basis of assessment returned' },
  'nothing-due': {
    label: 'Nothing is due',
    done: 'Assessment of zero signed',
    usual_after: 'the assessment of zero is signed',
  },
  'pay-online': { label: 'Pay online' },
  'pay-online-over-the-counter': {
    label: 'Post over-the-counter payment',
    done: 'Payment posted',
    usual_after: 'the payment is made',
    client: postingPayment,
  },
  'upload-proof-post-over-the-counter-payment': {
    label: 'Post over-the-counter payment',
    done: 'Payment posted',
    usual_after: 'the payment is made',
    client: postingPayment,
  },
  'withdraw-order-of-payment': { label: 'Withdraw order of payment', done: 'Order of payment withdrawn', danger: true },
  'validate-payment': { label: 'Validate payment', done: 'Payment validated', usual_after: 'the payment is validated' },
  'reject-payment': { label: 'Refuse payment', done: 'Payment refused', danger: true },
} as const satisfies ActionRows
