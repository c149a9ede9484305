import { z } from 'zod'
import { ById, endpoint } from './endpoint.ts'
import { Original } from './requests.ts'
import { StatusCode, TypeCode } from './workflow.ts'
import { PrintedText } from './printed-text.ts'

/** A case of the business that the search found: filed and not ended, or the accreditation suspended. */
export const FoundCase = z.object({ reference: z.string(), type: TypeCode.nullable(), status: StatusCode })
export type FoundCase = z.infer<typeof FoundCase>

/** The letter of a certification while it is prepared: what the register was searched for, and what it will say. */
export const Certification = z.object({
  transaction_id: z.int(),
  kind: z.string(),
  purpose: z.string(),
  /** Of a true copy: what is copied, as the portal keeps it; null where that is no longer valid. */
  original: Original.extend({ slug: z.string(), sha256: z.string() }).nullable(),
  search: z.object({ at: z.iso.datetime(), by: z.string(), cases: z.array(FoundCase) }).nullable(),
  letter: z
    .object({ version_no: z.int(), body: z.string(), written_by: z.string(), written_at: z.iso.datetime() })
    .nullable(),
  /**
   * What the letter says where the evaluator has written nothing yet; null where the search has to be run first, or
   * contradicts what is asked.
   */
  proposal: z.string().nullable(),
})
export type Certification = z.infer<typeof Certification>

export const certification = endpoint({
  method: 'GET',
  path: '/transactions/:id/certification',
  summary: 'The case search of a certification and the last version of its letter',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: Certification,
})

export const searchCases = endpoint({
  method: 'POST',
  path: '/transactions/:id/case-search',
  summary: 'Searches the cases of the business with this agency and keeps what was found',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  reply: Certification,
})

export const saveLetter = endpoint({
  method: 'PUT',
  path: '/transactions/:id/certification-letter',
  summary: 'Writes the next version of the letter of a certification; 409 where a newer version exists',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  body: z.object({
    /** The version this one follows; 0 for the first. */
    version_no: z.int().min(0),
    body: PrintedText.min(1, 'Write the letter.').max(10_000),
  }),
  reply: Certification,
})
