import type { DecisionFacts } from '../decision-facts.ts'
import { unless, type Guard } from './guard.ts'

const noCheckoutOpen: Guard = ({ payment }) =>
  unless(!payment.checkout_open, 'A payment is being made online just now.')

/** Money owed, ordered, paid and validated. */
export const paymentGuards = {
  'fees-left-to-pay': (facts) => unless(leftToPay(facts) > 0, 'Nothing is left to pay.'),
  'nothing-left-to-pay': (facts) => unless(leftToPay(facts) <= 0, 'Assessed fees are not fully paid yet.'),
  'gateway-verified': ({ payment }, { as }) =>
    unless(as !== 'SYS' || payment.gateway_verified, 'The provider has not confirmed this payment.'),
  'order-is-open': ({ payment }) => unless(payment.invoice_centavos !== null, 'There is no order of payment to pay.'),
  'no-checkout-open': noCheckoutOpen,
  'no-checkout-open-unless-verified': (facts, asking) =>
    asking.as === 'SYS' ? undefined : noCheckoutOpen(facts, asking),
  'payment-to-validate': ({ payment }) =>
    unless(payment.waiting_for_validation, 'No payment has been made. It opens when the client pays or uploads proof.'),
  'nothing-to-validate': ({ payment }) =>
    unless(!payment.waiting_for_validation && !payment.checkout_open, 'A payment is on its way.'),
  'did-not-post-the-payment': ({ payment, settings }, { actor }) =>
    unless(
      !settings.cashier_separation || payment.posted_by !== actor.user_id,
      'Whoever posted the payment does not validate it.',
    ),
  'no-invoice-unpaid': ({ payment }) => unless(payment.invoices_unpaid === 0, 'An invoice is still unpaid.'),
} satisfies Record<string, Guard>

const leftToPay = ({ payment }: DecisionFacts) => payment.assessed_centavos - payment.paid_centavos
