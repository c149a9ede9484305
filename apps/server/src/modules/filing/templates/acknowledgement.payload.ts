import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Applicant, Day, Instant, Officer } from '#platform/pdf/blocks/payload-parts'

/** What an applicant receives when a filing is complete (field facts, section 3.1). */
export const AcknowledgementPayload = z.object({
  agency: Agency,
  /** The tracking number, as `SFF-N-2026-000123`. */
  reference: z.string().min(1),
  /** The number alone, as `00001`; the document prints "Queue No. 00001". */
  queue_number: z.string().min(1),
  /** What was filed, in words: "New accreditation, sea freight forwarder". */
  transaction: z.string().min(1),
  scope: z.array(z.string()),
  applicant: Applicant,
  received_at: Instant,
  /** The working day on which it counts as received, where that is later than the day of receipt. */
  counts_from: Day.optional(),
  officer: Officer,
  unit: z.string().min(1),
  classification: z.enum(['simple', 'complex', 'highly technical', 'quasi-judicial', 'adjudication']),
  limit_in_working_days: z.int().positive(),
  due_on: Day,
  documents: z.array(
    z.object({
      name: z.string().min(1),
      file_name: z.string().nullable(),
      /** Why it was asked, or what was promised instead of a file. */
      remark: z.string().nullable(),
    }),
  ),
  /** SHA-256 of what was reviewed and submitted, hexadecimal. */
  content_hash: z.string().nullable(),
  status_url: z.url(),
  issued_at: Instant,
})
export type AcknowledgementPayload = z.infer<typeof AcknowledgementPayload>

export const acknowledgementDocument = {
  kind: 'acknowledgement',
  payload: AcknowledgementPayload,
} as const satisfies DocumentDefinition
