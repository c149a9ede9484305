import { documentKinds } from '@lading/domain/documents/document-kinds'
import { z } from 'zod'
import { endpoint, Id } from '../calls/endpoint.ts'

/** What may be attached: recognised by content, not by name (specification, section 5; field facts, section 7). */
export const uploadTypes = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const
export type UploadType = keyof typeof uploadTypes

/** What a file that is read may be. */
const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies UploadType[]

/** Five megabytes (specification, section 9). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** A file as the portal keeps it. The id says nothing about where the bytes lie. */
export const StoredFile = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** Of a PDF. */
  page_count: z.int().nullable(),
})
export type StoredFile = z.infer<typeof StoredFile>

const FilePath = z.string().trim().min(1).max(100)

export const uploadFile = endpoint({
  method: 'POST',
  path: '/file',
  summary: 'Uploads one file; its content is checked, and it is kept until an action uses it',
  access: 'signed-in',
  recordScope: 'business-or-staff',
  limit: 60,
  multipart: true,
  body: z.object({ business_id: Id.optional() }),
  reply: StoredFile,
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/file/:id',
  summary: 'Removes an uploaded file that no action has used',
  access: 'signed-in',
  recordScope: 'upload',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
})

/** Where files are looked up: the caller's uploads that no act took up yet, or all of one transaction. */
const Directory = z
  .string()
  .regex(/^(uploads|transactions\/[1-9]\d{0,8})$/, 'Name uploads, or transactions/ and a number.')

/** A file of a directory, with what it is to its transaction. */
export const ListedFile = StoredFile.extend({
  /** The requirement it answers, or the kind of document it is. */
  title: z.string(),
  kind: z.enum(['upload', 'document', 'issued']),
  is_current: z.boolean(),
  uploaded_at: z.iso.datetime(),
})
export type ListedFile = z.infer<typeof ListedFile>

export const listFiles = endpoint({
  method: 'GET',
  path: '/file',
  summary: 'The files of a directory that the caller may read',
  access: 'signed-in',
  recordScope: 'transaction',
  query: z.object({ directory: Directory }),
  reply: z.object({ data: z.array(ListedFile), total: z.int() }),
})

export const zipDocuments = endpoint({
  method: 'POST',
  path: '/file/requirement/zip',
  summary: 'All documents of a transaction that the caller may read, as one ZIP archive',
  access: 'signed-in',
  recordScope: 'transaction',
  limit: 10,
  body: z.object({ transaction_id: Id }),
  reply: z.unknown(),
  bytes: ['application/zip'],
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/file/storage',
  summary: 'A file, or a document the portal issued, to those who may read it',
  access: 'signed-in',
  recordScope: 'file',
  query: z.object({ path: FilePath }),
  reply: z.unknown(),
  bytes: fileTypes,
  refuses: ['no-longer-available'],
})

export const createFileTicket = endpoint({
  method: 'POST',
  path: '/file/ticket',
  summary: 'A one-time address of a file, valid for a minute, for a viewer that cannot send a token',
  access: 'signed-in',
  recordScope: 'file',
  body: z.object({ path: FilePath }),
  holdsSecret: true,
  reply: z.object({ address: z.string() }),
})

export const redeemFileTicket = endpoint({
  method: 'GET',
  path: '/file/ticket/:ticket',
  summary: 'The file of a one-time address',
  access: 'public',
  params: z.object({ ticket: z.string().min(20).max(100) }),
  hasNoHead: true,
  reply: z.unknown(),
  bytes: fileTypes,
  refuses: ['no-longer-available'],
})

/** A document the portal issued, as lists show it. `state` is queued until it has been drawn. */
export const IssuedDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  number: z.string(),
  slug: z.string(),
  state: z.enum(['queued', 'ready', 'failed', 'void']),
  /** Issued, and neither replaced nor being corrected. */
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
  /** The last day it is valid, where it bears one. */
  valid_until: z.iso.date().nullable(),
})
export type IssuedDocument = z.infer<typeof IssuedDocument>
