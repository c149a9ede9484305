import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Applicant, Day, Instant } from '#platform/pdf/blocks/payload-parts'

/** What is picked up: "Certificate of accreditation", and its number. */
const PickedUp = z.object({ document: z.string().min(1), document_number: z.string().min(1) })

/** A form with which a client sends another person to pick up what was printed. */
export const AuthorisationLetterPayload = PickedUp.extend({
  agency: Agency,
  /** The tracking number. */
  reference: z.string().min(1),
  applicant: Applicant,
  /** What is picked up with it, as certificates of branches; letters of earlier days do not say. */
  others: z.array(PickedUp).optional(),
  pickup: z.object({ office: z.string().min(1), address: z.string().min(1), hours: z.string().min(1) }),
  until: Day.nullable(),
  bring: z.array(z.string()),
  issued_at: Instant,
})
export type AuthorisationLetterPayload = z.infer<typeof AuthorisationLetterPayload>

export const authorisationLetterDocument = {
  kind: 'authorisation-letter',
  payload: AuthorisationLetterPayload,
} as const satisfies DocumentDefinition
