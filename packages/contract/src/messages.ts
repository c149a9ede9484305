import { z } from 'zod'
import { StoredFile } from './documents/documents.ts'
import { ById, endpoint, Id } from './calls/endpoint.ts'
import { pagedTable } from './tables/paged-table.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'

/** Who reads a message: the business and the agency, or the agency alone. */
export const MessageAudience = z.enum(['client', 'internal'])
export type MessageAudience = z.infer<typeof MessageAudience>

export const Message = z.object({
  id: z.int(),
  audience: MessageAudience,
  /** A person of the agency is named to the agency alone; the business reads the agency's name. */
  author: z.string(),
  side: z.enum(['client', 'agency']),
  is_mine: z.boolean(),
  /** Of somebody else, and not read by the caller yet. */
  is_new: z.boolean(),
  /** Clean HTML. */
  body: z.string(),
  file: StoredFile.nullable(),
  created_at: z.iso.datetime(),
})
export type Message = z.infer<typeof Message>

/** The thread on one transaction, oldest first. */
export const MessageThread = z.object({
  transaction_id: z.int(),
  business_id: z.int(),
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  business_name: z.string(),
  /** A sentence where the caller may read but not write. */
  why_closed: z.string().nullable(),
  messages: z.array(Message),
})
export type MessageThread = z.infer<typeof MessageThread>

export const messageThread = endpoint({
  method: 'GET',
  path: '/messages/list/:id',
  summary: 'The thread on a transaction; id is the transaction',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: MessageThread,
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/convo',
  summary: 'Writes a message on a transaction; staff choose who reads it',
  access: 'signed-in',
  recordScope: 'thread',
  limit: 60,
  idempotent: true,
  body: z.object({
    transaction_id: Id,
    /** Staff must choose; a customer writes to the agency. */
    audience: MessageAudience.optional(),
    /** HTML; cleaned before it is kept. */
    body: z.string().trim().min(1, 'Write the message.').max(10_000, 'Use at most 10,000 characters.'),
    /** An upload of the caller's own (`POST /file`). */
    file_id: z.uuid().optional(),
  }),
  reply: MessageThread,
})

export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/message/remove/:id',
  summary: 'Withdraws the caller’s own message; the audit keeps it',
  access: 'signed-in',
  recordScope: 'own',
  params: ById,
  reply: MessageThread,
})

export const readMessages = endpoint({
  method: 'PUT',
  path: '/messages/list/:id/read',
  summary: 'Records how far the caller has read the thread on a transaction',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  /** The newest message the caller saw: what arrived meanwhile stays unread. */
  body: z.object({ last_message_id: Id }),
  reply: z.object({ unread: z.int() }),
})

/** One thread in the list of a customer's messages. */
export const ThreadRow = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  business_id: z.int(),
  business_name: z.string(),
  messages: z.int(),
  /** How many of them the caller has not read yet. */
  unread: z.int(),
  last_at: z.iso.datetime(),
  last_by_me: z.boolean(),
  last_side: z.enum(['client', 'agency']),
  /** The beginning of the last message, as text. */
  last_text: z.string(),
})
export type ThreadRow = z.infer<typeof ThreadRow>

/** Message threads of a customer's businesses, as the caller may read them. */
export const customerThreads = pagedTable({
  name: 'customer-threads',
  summary:
    'Message threads on the transactions of a person’s businesses: the caller’s own, or a customer’s for staff who manage customers',
  access: 'signed-in',
  recordScope: 'customer',
  row: ThreadRow,
  orderBy: ['last_at', 'reference', 'business_name'],
  filters: { user_id: z.int().positive() },
})

export const customerMessages = pagedTable({
  name: 'customer-messages',
  summary: 'Message threads on the transactions of the caller’s businesses',
  access: 'customer',
  recordScope: 'business',
  row: ThreadRow,
  orderBy: ['last_at', 'reference', 'business_name'],
})
