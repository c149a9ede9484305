import { centavos } from '@lading/domain/payments/money'
import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import {
  addsUp,
  Agency,
  Amount,
  ChargedLine,
  DOES_NOT_ADD_UP,
  Instant,
  Signatory,
} from '#platform/pdf/blocks/payload-parts'

/** A signed assessment after which nothing is due: what is assessed, and what was paid on it before. */
export const ZeroAssessmentPayload = z
  .object({
    agency: Agency,
    number: z.string().min(1),
    signed_at: Instant,
    /** The transaction's reference, as `SFF-U-2026-000123`. */
    reference: z.string().min(1),
    transaction: z.string().min(1),
    payor: z.object({ name: z.string().min(1), address: z.string().min(1), tin: z.string().nullable() }),
    /** None where the fee schedule charges nothing. */
    lines: z.array(ChargedLine),
    total_amount: Amount,
    paid_before: Amount,
    paid_with: z.array(z.string().min(1)),
    signed_by: Signatory,
  })
  .refine(addsUp, DOES_NOT_ADD_UP)
  .refine(({ total_amount, paid_before }) => centavos(total_amount) <= centavos(paid_before), {
    error: 'Something is due.',
    path: ['total_amount'],
  })
export type ZeroAssessmentPayload = z.infer<typeof ZeroAssessmentPayload>

export const zeroAssessmentDocument = {
  kind: 'zero-assessment',
  payload: ZeroAssessmentPayload,
} as const satisfies DocumentDefinition
