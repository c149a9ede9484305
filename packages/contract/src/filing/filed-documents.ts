import { isPlainDate } from '@lading/domain/dates/plain-date'
import { z } from 'zod'
import { Filing } from './filing.ts'
import { ById, endpoint, Id } from '../calls/endpoint.ts'

const NO_DAY = 'Enter a day of the calendar.'
const ExpiryDay = z.iso.date(NO_DAY).refine((text) => isPlainDate(text), NO_DAY)

/** What is said beside a file. */
export const AttachedDocument = z.strictObject({
  requirement_code: z.string().min(1).max(20),
  /** The file it takes the place of. */
  replaces: Id.optional(),
  expires_on: ExpiryDay.optional(),
})

export const attachDocument = endpoint({
  method: 'PUT',
  path: '/transactions/:id/documents',
  summary: 'Attaches a file to a requirement, or replaces one',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 60,
  multipart: true,
  body: AttachedDocument,
  reply: Filing,
})

export const attachUploaded = endpoint({
  method: 'PUT',
  path: '/transactions/documents/:id',
  summary: 'Attaches an uploaded file to a requirement, in the place of the one that was returned; by transaction',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 60,
  body: z.object({
    requirement: z.string().min(1).max(20),
    file_id: z.uuid(),
    valid_until: ExpiryDay.nullish(),
    /** Answers what the agency wrote about the document it returned. */
    remark: z.string().trim().max(2000).default(''),
  }),
  reply: Filing,
})

export const dateDocument = endpoint({
  method: 'PATCH',
  path: '/transactions/:id/documents',
  summary: 'Sets until when an attached document is valid',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  body: z.object({ document_id: Id, expires_on: ExpiryDay.nullable() }),
  reply: Filing,
})

export const confirmNoDay = endpoint({
  method: 'PATCH',
  path: '/transactions/:id/documents/no-day',
  summary: 'Confirms that no file of a requirement has the day that only a lease has, or takes that back',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  body: z.object({ requirement_code: z.string().min(1).max(20), has_no_day: z.boolean() }),
  reply: Filing,
})

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/transactions/:id/documents/restore',
  summary: 'Attaches a file again that was removed within the last hour',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 60,
  body: AttachedDocument.extend({ file_id: z.uuid() }),
  reply: Filing,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/file/transaction-documents/:id',
  summary: 'Removes an attached file that has not been filed',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  reply: Filing,
})
