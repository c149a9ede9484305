import { postCounterPayment, type Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { centavos, isMoney, peso } from '@lading/domain/payments/money'
import type { Question } from '@lading/contract/workflow'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { dayErrors } from '@lading/domain/workflow/deciding/day-errors'
import { z } from 'zod'
import type { AttachedFile } from '../filing/FileField.tsx'

/** What a person answers who has paid over the counter. */
export interface CounterPayment extends Record<string, unknown> {
  readonly payment_reference: string
  readonly paid_on: string | null
  readonly amount_paid: string
  readonly proof_of_payment: AttachedFile | null
}

const { payment_reference, paid_on } = postCounterPayment.body.shape

/** The answers as an order of this amount asks for them: the amount to the centavo, a day since the order, a proof. */
export function counterPaymentOf(total_amount_due: string, today: PlainDate, earliest: Question['earliest']) {
  return z.object({
    payment_reference,
    paid_on: paid_on.superRefine((day, { addIssue }) =>
      dayErrors([{ name: 'paid_on', earliest }], { paid_on: day }, today).paid_on?.forEach((message) =>
        addIssue(message),
      ),
    ),
    amount_paid: z
      .string()
      .refine(
        (amount) => isMoney(amount) && centavos(amount) === centavos(total_amount_due),
        `The order of payment is for ${peso(total_amount_due)}. Pay and enter exactly this amount.`,
      ),
    proof_of_payment: z.unknown().refine((file) => file !== null, 'Attach the deposit slip or the receipt.'),
  })
}

/**
 * What the form begins with: after a refusal the number, day and slip that were sent, so that only what was wrong is
 * corrected; else today and nothing more. The amount is always the order's.
 */
export function startingPayment({ status, attempts, total_amount_due }: Invoice, today: PlainDate): CounterPayment {
  const refused = status === InvoiceStatus.declined ? attempts[0] : undefined
  const proof = refused?.proof
  return {
    payment_reference: refused?.payment_reference ?? '',
    paid_on: refused?.paid_on ?? today,
    amount_paid: total_amount_due,
    proof_of_payment: proof ? { id: proof.id, name: proof.name, note: 'Sent with the refused payment' } : null,
  }
}
