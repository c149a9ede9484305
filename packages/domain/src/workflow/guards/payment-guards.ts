import { guard, unless, type Guard } from './guard.ts'

const dues = ['payment.assessed_centavos', 'payment.paid_centavos'] as const

const noCheckoutOpen = ({ checkout_open }: { readonly checkout_open: boolean }) =>
  unless(!checkout_open, 'An online payment is in progress.')

const alreadyAsked = {
  asked: 'The approving officer decides on your request first.',
  declined: 'Your request was declined.',
  condoned: 'The penalty is condoned.',
} as const

/** Money owed, ordered, paid and validated. */
export const paymentGuards = {
  'fees-left-to-pay': guard(dues, ({ payment }) =>
    unless(payment.assessed_centavos > payment.paid_centavos, 'Nothing is left to pay.'),
  ),
  'nothing-left-to-pay': guard(dues, ({ payment }) =>
    unless(payment.assessed_centavos <= payment.paid_centavos, 'Assessed fees are not fully paid yet.'),
  ),
  'gateway-verified': guard(['payment.gateway_verified'], ({ payment }, { as }) =>
    unless(as !== 'SYS' || payment.gateway_verified, 'The provider has not confirmed this payment.'),
  ),
  'order-is-open': guard(['payment.invoice_centavos'], ({ payment }) =>
    unless(payment.invoice_centavos !== null, 'There is no order of payment to pay.'),
  ),
  'no-checkout-open': guard(['payment.checkout_open'], ({ payment }) => noCheckoutOpen(payment)),
  'no-checkout-open-unless-verified': guard(['payment.checkout_open'], ({ payment }, { as }) =>
    as === 'SYS' ? undefined : noCheckoutOpen(payment),
  ),
  'payment-to-validate': guard(['payment.waiting_for_validation'], ({ payment }) =>
    unless(payment.waiting_for_validation, 'No payment has been made. It opens when the client pays or uploads proof.'),
  ),
  'nothing-to-validate': guard(['payment.waiting_for_validation', 'payment.checkout_open'], ({ payment }) =>
    unless(!payment.waiting_for_validation && !payment.checkout_open, 'A payment is in progress.'),
  ),
  'did-not-post-the-payment': guard(['payment.posted_by'], ({ payment, settings }, { actor }) =>
    unless(
      !settings.cashier_separation || payment.posted_by !== actor.user_id,
      'The person who posted the payment cannot validate it.',
    ),
  ),
  'condonation-may-be-asked': guard(['payment.condonation'], ({ payment: { condonation } }) =>
    unless(condonation === null, alreadyAsked[condonation ?? 'asked']),
  ),
  'condonation-asked': guard(['payment.condonation'], ({ payment }) =>
    unless(payment.condonation === 'asked', 'The client has not asked to be excused from the penalty.'),
  ),
  'no-condonation-asked': guard(['payment.condonation'], ({ payment }) =>
    unless(payment.condonation !== 'asked', 'The client asks to be excused. The approving officer decides first.'),
  ),
  'no-invoice-unpaid': guard(['payment.invoices_unpaid'], ({ payment }) =>
    unless(payment.invoices_unpaid === 0, 'An invoice is still unpaid.'),
  ),
} satisfies Record<string, Guard>
