import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { addsUp, Agency, Amount, Day, DOES_NOT_ADD_UP, Instant, Signatory } from '#platform/pdf/blocks/payload-parts'

/** An electronic official receipt; the fields which must show are those of field facts, section 6.4. */
export const OfficialReceiptPayload = z
  .object({
    agency: Agency,
    /** Where the money was collected, and the code of that place in the agency's books; null where the agency has not set it. */
    location: z.string().min(1).nullable(),
    location_code: z.string().min(1).nullable(),
    number: z.string().min(1),
    /** Date and time at which the collection was entered. */
    received_at: Instant,
    /** The day on which the cashier found the money; receipts of earlier days do not say. */
    received_on: Day.optional(),
    payor: z.object({ name: z.string().min(1), address: z.string().nullable(), tin: z.string().nullable() }),
    nature_of_collection: z.string().min(1),
    lines: z.array(z.object({ code: z.string().min(1), nature: z.string().min(1), amount: Amount })).min(1),
    total_amount: Amount,
    mode_of_payment: z.string().min(1),
    /** The payment's own number: cheque, deposit slip or provider reference. */
    payment_reference: z.string().nullable(),
    /** The day of the payment, as the cashier found it; null where none was named. */
    paid_on: Day.nullish(),
    transaction_number: z.string().min(1),
    order_of_payment_number: z.string().min(1),
    cashier: Signatory,
    /** A void receipt stays visible as cancelled. */
    cancelled: z.object({ at: Instant, reason: z.string().min(1) }).nullable(),
    /** The public page of this receipt, with its slug. */
    url: z.url(),
  })
  .refine(addsUp, DOES_NOT_ADD_UP)
export type OfficialReceiptPayload = z.infer<typeof OfficialReceiptPayload>

export const officialReceiptDocument = {
  kind: 'official-receipt',
  payload: OfficialReceiptPayload,
} as const satisfies DocumentDefinition
