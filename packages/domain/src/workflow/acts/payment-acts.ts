import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'

/** Ordering, paying and validating, alike for every fee. */

export const issueOrderOfPayment = {
  action: 'issue-order-of-payment',
  by: ['CSH'],
  guards: ['fees-left-to-pay'],
  inputs: ['due_on?'],
  effects: ['issue-order-of-payment', 'set-client-deadline'],
} satisfies Act

export const returnAssessmentBasis = {
  action: 'return-assessment-basis',
  by: ['CSH'],
  inputs: ['remarks'],
  sets_returned_from: Status.forReview,
  notifies: ['processor'],
} satisfies Act

export const nothingDue = {
  action: 'nothing-due',
  by: ['CSH'],
  guards: ['nothing-left-to-pay'],
  inputs: ['zero_assessment_signed'],
  effects: ['sign-zero-assessment'],
} satisfies Act

export const payOnline = {
  action: 'pay-online',
  by: ['SYS'],
  guards: ['gateway-verified'],
  effects: ['invoice-for-validation'],
} satisfies Act

export const postPayment = {
  action: 'upload-proof-post-over-the-counter-payment',
  by: ['CUS', 'CSH'],
  right: 'pay',
  guards: ['order-is-open', 'no-checkout-open'],
  inputs: ['payment_reference', 'paid_on', 'amount_paid', { input: 'proof_of_payment', of: ['CUS'] }],
  effects: ['invoice-for-validation'],
} satisfies Act

/** One act for both ways; the portal itself answers no questions. */
export const pay = {
  ...postPayment,
  action: 'pay-online-over-the-counter',
  by: ['SYS', 'CUS', 'CSH'],
  guards: ['gateway-verified', 'order-is-open', 'no-checkout-open-unless-verified'],
  inputs: [
    { input: 'payment_reference', of: ['CUS', 'CSH'] },
    { input: 'paid_on', of: ['CUS', 'CSH'] },
    { input: 'amount_paid', of: ['CUS', 'CSH'] },
    { input: 'proof_of_payment', of: ['CUS'] },
  ],
} satisfies Act

export const withdrawOrderOfPayment = {
  action: 'withdraw-order-of-payment',
  by: ['CSH'],
  guards: ['no-checkout-open'],
  inputs: ['reason'],
  effects: ['void-invoice'],
  notifies: ['CUS'],
} satisfies Act

export const validatePayment = {
  action: 'validate-payment',
  by: ['CSH'],
  guards: ['payment-to-validate', 'did-not-post-the-payment'],
  // Left out, what the client posted stands; what the cashier corrects stands in the step and on the receipt.
  inputs: ['payment_reference?', 'paid_on?', 'received_on', 'amount_received'],
  effects: ['settle-invoice'],
  notifies: ['CUS'],
} satisfies Act

export const rejectPayment = {
  action: 'reject-payment',
  by: ['CSH'],
  guards: ['payment-to-validate'],
  inputs: ['reason'],
  effects: ['decline-payment', 'set-client-deadline'],
} satisfies Act
