import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { RequestLetter } from './request-letter.ts'
import { Original } from './requests.ts'
import { StatusCode, TypeCode } from '../workflow.ts'

/** A case of the business that the search found: filed and not ended, or the accreditation suspended. */
export const FoundCase = z.object({ reference: z.string(), type: TypeCode.nullable(), status: StatusCode })
export type FoundCase = z.infer<typeof FoundCase>

/**
 * A certification while it is prepared: what the register was searched for, and its letter. None is proposed where the
 * search has to be run first, or contradicts what is asked.
 */
export const Certification = RequestLetter.extend({
  kind: z.string(),
  purpose: z.string(),
  /** Of a true copy: what is copied, as the portal keeps it; null where that is no longer valid. */
  original: Original.extend({ slug: z.string(), sha256: z.string() }).nullable(),
  search: z.object({ at: z.iso.datetime(), by: z.string(), cases: z.array(FoundCase) }).nullable(),
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
