import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import {
  addsUp,
  Agency,
  Amount,
  ChargedLine,
  Day,
  DOES_NOT_ADD_UP,
  Instant,
  Signatory,
} from '#platform/pdf/blocks/payload-parts'

/** An order of payment as issued; each line says why it is charged. */
export const OrderOfPaymentPayload = z
  .object({
    agency: Agency,
    number: z.string().min(1),
    issued_at: Instant,
    due_on: Day,
    /** The transaction's reference, as `SFF-N-2026-000123`. */
    reference: z.string().min(1),
    transaction: z.string().min(1),
    payor: z.object({ name: z.string().min(1), address: z.string().min(1), tin: z.string().nullable() }),
    lines: z.array(ChargedLine).min(1),
    total_amount: Amount,
    modes_of_payment: z.array(z.object({ name: z.string().min(1), instructions: z.string().min(1) })).min(1),
    issued_by: Signatory,
    /** Where the order can be checked and paid. */
    url: z.url(),
  })
  .refine(addsUp, DOES_NOT_ADD_UP)
export type OrderOfPaymentPayload = z.infer<typeof OrderOfPaymentPayload>

export const orderOfPaymentDocument = {
  kind: 'order-of-payment',
  payload: OrderOfPaymentPayload,
} as const satisfies DocumentDefinition
