import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { PrintedText } from '../calls/printed-text.ts'

/** The letter that a request is answered with, while it is prepared: what it says, or would say to begin with. */
export const RequestLetter = z.object({
  transaction_id: z.int(),
  letter: z
    .object({
      version_no: z.int(),
      body: z.string(),
      written_by: z.string(),
      written_at: z.iso.datetime(),
      /** Whether the answers of the request are those it was written on. */
      is_current: z.boolean(),
    })
    .nullable(),
  /** What the letter says where the evaluator has written nothing yet; null where nothing can be proposed yet. */
  proposal: z.string().nullable(),
})
export type RequestLetter = z.infer<typeof RequestLetter>

export const requestLetter = endpoint({
  method: 'GET',
  path: '/transactions/:id/letter',
  summary: 'The last version of the letter of a certification or a recommendation to the SEC, and the one proposed',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: RequestLetter,
})

export const saveLetter = endpoint({
  method: 'PUT',
  path: '/transactions/:id/letter',
  summary: 'Writes the next version of the letter of a request; 409 where a newer version exists',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  body: z.object({
    /** The version this one follows; 0 for the first. */
    version_no: z.int().min(0),
    body: PrintedText.min(1, 'Write the letter.').max(10_000),
  }),
  reply: RequestLetter,
})

export const previewLetter = endpoint({
  method: 'GET',
  path: '/transactions/:id/letter/:version_no/preview',
  summary: 'A version of the letter of a request as the PDF it will be, not signed and without a number',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById.extend({ version_no: Id }),
  reply: z.unknown(),
  bytes: ['application/pdf'],
  limit: 30,
})
