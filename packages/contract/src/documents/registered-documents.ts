import { registeredKinds } from '@lading/domain/documents/registered-documents'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { AgencyCode, TypeCode } from '../workflow.ts'

/** A document of a business as an agency approved it; empty and null where the filing did not ask it. */
export const RegisteredDocument = z.object({
  id: z.int(),
  kind: z.enum(registeredKinds),
  number: z.string(),
  issued_on: z.iso.date().nullable(),
  valid_until: z.iso.date().nullable(),
  registered_at: z.iso.datetime(),
  /** The filing it was approved with. */
  transaction_id: z.int(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  /** The files the caller may open: staff those of their agency's filings alone. */
  files: z.array(z.object({ file_id: z.uuid(), name: z.string() })),
})
export type RegisteredDocument = z.infer<typeof RegisteredDocument>

export const registeredDocuments = endpoint({
  method: 'GET',
  path: '/business/:id/documents',
  summary: 'The document register of a business: to its own people, and to staff, whose reading is recorded',
  access: 'signed-in',
  recordScope: 'business-or-staff',
  params: ById,
  reply: z.object({ data: z.array(RegisteredDocument) }),
})
