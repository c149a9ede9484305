import { typesOf } from '@lading/domain/transactions/family'
import { documentKinds } from '@lading/domain/documents/document-kinds'
import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { AnswersToSave, Filing, SavedAnswers } from '../filing/filing.ts'
import { OwnTransaction } from '../filing/own-transaction.ts'
import { AgencyCode, CompletedMove } from '../workflow.ts'

/** What a request may ask for. */
export const requestTypes = typesOf('request')
const RequestType = z.literal(requestTypes)
export type RequestType = z.infer<typeof RequestType>

/** A business of the caller, with the requests it may ask for now at each agency. */
export const BusinessWithOpenings = z.object({
  business_id: z.int(),
  business_name: z.string(),
  openings: z.array(z.object({ agency: AgencyCode, type: RequestType, why_not: z.string().nullable() })),
})
export type BusinessWithOpenings = z.infer<typeof BusinessWithOpenings>

export const requestOpenings = endpoint({
  method: 'GET',
  path: '/other-category',
  summary: 'The caller’s businesses with the requests that may be made at each agency, and earlier requests',
  access: 'customer',
  recordScope: 'business',
  reply: z.object({
    businesses: z.array(BusinessWithOpenings),
    data: z.array(OwnTransaction),
  }),
})

export const createRequest = endpoint({
  method: 'POST',
  path: '/other-category',
  summary: 'Opens a request (types 16 and 17)',
  access: 'customer',
  recordScope: 'prepare',
  body: z.object({ business_id: Id, agency: AgencyCode, type: RequestType }),
  reply: Filing,
  idempotent: true,
})

export const requestById = endpoint({
  method: 'GET',
  path: '/other-category/:id',
  summary: 'A request as its client sees it; a draft only for its business',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Filing,
})

/** A signed document of the business of which the agency certifies a true copy. */
export const Original = z.object({ kind: z.enum(documentKinds), number: z.string(), issued_on: z.iso.date() })
export type Original = z.infer<typeof Original>

export const originals = endpoint({
  method: 'GET',
  path: '/other-category/:id/originals',
  summary: 'The documents of which a certified true copy may be requested; for a draft only for its business',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: z.object({ data: z.array(Original) }),
})

export const saveRequest = endpoint({
  method: 'PUT',
  path: '/other-category/:id',
  summary: 'Saves answers of a request; 409 only where the same answer differs',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/other-category/:id',
  summary: 'Deletes the draft of a request',
  access: 'customer',
  recordScope: 'act',
  params: ById,
  reply: CompletedMove,
})
