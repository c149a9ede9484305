import type { ActionRow, ActionRows } from './action-row.ts'

const postingPayment = {
  label: 'Send the payment for validation',
  done: 'Your payment is with the agency for validation.',
  past: 'Proof of payment sent',
} satisfies ActionRow['client']

/** Orders of payment and payments. */
export const paymentActions = {
  'issue-order-of-payment': { label: 'Issue order of payment', usual_after: 'the order of payment is issued' },
  'return-assessment-basis': { label: 'Return the basis of assessment' },
  'nothing-due': { label: 'Nothing is due', usual_after: 'the assessment of zero is signed' },
  'pay-online': { label: 'Pay online' },
  'pay-online-over-the-counter': { label: 'Pay', usual_after: 'the payment is made', client: postingPayment },
  'upload-proof-post-over-the-counter-payment': {
    label: 'Post over-the-counter payment',
    usual_after: 'the payment is made',
    client: postingPayment,
  },
  'withdraw-order-of-payment': { label: 'Withdraw order of payment', danger: true },
  'validate-payment': { label: 'Validate payment', usual_after: 'the payment is validated' },
  'reject-payment': { label: 'Refuse payment', danger: true },
} as const satisfies ActionRows
