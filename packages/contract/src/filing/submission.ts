import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'

/** What a submission says besides its action and version: that this was reviewed, and by whom it is declared. */
export const Submission = z.object({
  content_hash: z.string().min(1),
  /** The form's version that was reviewed, so that a refusal can say what changed since. */
  form_version: z.int(),
  declaration: z.literal(true, 'Accept the declaration to continue.'),
  privacy_version: z.string().min(1, 'Read and accept the privacy notice to continue.'),
  signature_name: z.string().trim().min(1, 'Enter your full name.').max(255),
  delivery: z.enum(['electronic', 'pickup']),
})
export type Submission = z.infer<typeof Submission>

/** The `details` of the 409 that refuses a submission because the draft moved: what stands now where it differs. */
export const MovedSinceReview = z.object({
  content_hash: z.string(),
  form_version: z.int(),
  differences: z.array(z.object({ path: z.string(), label: z.string(), now: z.string() })),
})
export type MovedSinceReview = z.infer<typeof MovedSinceReview>

/** The texts an applicant accepts, with the versions that are kept with the filing. */
export const filingNotices = endpoint({
  method: 'GET',
  path: '/filing-notices',
  summary: 'The declaration and the privacy notice in force',
  access: 'signed-in',
  reply: z.object({
    declaration: z.object({ text: z.string(), version: z.string() }),
    privacy: z.object({ text: z.string(), version: z.string() }),
  }),
})
