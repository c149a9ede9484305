import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Applicant, Day, Instant, Signatory } from '#platform/pdf/blocks/payload-parts'

/** A written denial: grounds, legal basis, the officer's name (field facts, section 3.1) and how to appeal. */
export const DenialNoticePayload = z.object({
  agency: Agency,
  reference: z.string().min(1),
  transaction: z.string().min(1),
  applicant: Applicant,
  filed_at: Instant,
  decided_on: Day,
  /** The decision in one or two sentences. */
  decision: z.string().min(1),
  grounds: z.array(z.object({ ground: z.string().min(1), legal_basis: z.string().min(1) })).min(1),
  appeal: z.object({
    to: z.string().min(1),
    until: Day.nullable(),
    /** How to appeal, one step a line. */
    steps: z.array(z.string().min(1)).min(1),
  }),
  officer: Signatory,
  url: z.url().nullable(),
  issued_at: Instant,
})
export type DenialNoticePayload = z.infer<typeof DenialNoticePayload>

export const denialNoticeDocument = {
  kind: 'denial-notice',
  payload: DenialNoticePayload,
} as const satisfies DocumentDefinition
