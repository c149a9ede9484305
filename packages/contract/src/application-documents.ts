import { z } from 'zod'
import { Application } from './applications.ts'
import { ById, endpoint, Id } from './endpoint.ts'

export const attachDocument = endpoint({
  method: 'PUT',
  path: '/accreditations/documents/:id',
  summary: 'Attaches a file to a requirement, or replaces one',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 60,
  multipart: true,
  body: z.object({
    requirement_code: z.string().min(1).max(20),
    /** The file it takes the place of. */
    replaces: Id.optional(),
    expires_on: z.iso.date().optional(),
  }),
  reply: Application,
})

export const dateDocument = endpoint({
  method: 'PATCH',
  path: '/accreditations/documents/:id',
  summary: 'Sets until when an attached document is valid',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  body: z.object({ document_id: Id, expires_on: z.iso.date().nullable() }),
  reply: Application,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/file/transaction-documents/:id',
  summary: 'Removes an attached file that was not filed yet',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  reply: Application,
})
