import type { StoredFile } from '@lading/contract/documents/documents'
import { postCounterPayment } from '@lading/contract/payments'
import { centavos, isMoney, peso } from '@lading/domain/payments/money'
import type { Question } from '@lading/contract/workflow'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { dayErrors } from '@lading/domain/workflow/deciding/day-errors'
import { z } from 'zod'

/** What a person answers who has paid over the counter. */
export interface CounterPayment extends Record<string, unknown> {
  readonly payment_reference: string
  readonly paid_on: string | null
  readonly amount_paid: string
  readonly proof_of_payment: StoredFile | null
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
        `The order of payment asks for ${peso(total_amount_due)}; pay and enter exactly this amount.`,
      ),
    proof_of_payment: z.unknown().refine((file) => file !== null, 'Attach the deposit slip or the receipt.'),
  })
}
