import { z } from 'zod'
import { ById, endpoint } from './calls/endpoint.ts'
import { publicReads } from './calls/public-reads.ts'

/** What somebody was told (specification, section 3). `from` is null where the portal itself speaks. */
export const Notification = z.object({
  id: z.int(),
  read_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  data: z.object({
    subject: z.string(),
    /** Clean HTML. */
    message: z.string(),
    /** A path of the portal, or empty. */
    link: z.string(),
    from: z.object({ email: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
    /** What View Transaction needs to find the screen (specification, section 2.5). */
    transaction: z
      .object({
        id: z.int(),
        transaction_type_id: z.int(),
        business_id: z.int(),
        accreditation_id: z.int().nullable(),
      })
      .nullable(),
  }),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'My notifications, newest first, and how many are unread',
  access: 'signed-in',
  recordScope: 'own',
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).default(1),
    per_page: z.coerce.number<string | number>().int().min(1).max(50).default(10),
  }),
  reply: z.object({ data: z.array(Notification), total: z.int(), unread: z.int() }),
})

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notifications/markasread',
  summary: 'Mark all my notifications read',
  access: 'signed-in',
  reply: z.object({ read_at: z.iso.datetime() }),
})

export const readNotification = endpoint({
  method: 'PUT',
  path: '/notifications/:id',
  summary: 'Mark one of my notifications read; the time it was first read comes back',
  access: 'signed-in',
  recordScope: 'own',
  params: ById,
  reply: z.object({ id: z.int(), read_at: z.iso.datetime() }),
})

/**
 * Server-sent events: `told` says that my notifications changed and may be read again. It carries nothing else, so that
 * what is read always passes the rights of that moment. It ends with the session, and never makes one last longer.
 */
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  summary: 'A stream of events, one whenever my notifications change',
  access: 'signed-in',
  hasNoHead: true,
  reply: z.unknown(),
  bytes: ['text/event-stream'],
})

export const demoState = endpoint({
  method: 'GET',
  path: publicReads.demoState,
  summary: 'Whether e-mails stay in the portal, as in a demonstration',
  access: 'public',
  reply: z.object({ has_mailbox: z.boolean() }),
})

/** A mail as the demo's mailbox received it. */
export const ReceivedMail = z.object({
  id: z.string(),
  received_at: z.iso.datetime(),
  message_id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type ReceivedMail = z.infer<typeof ReceivedMail>

export const listReceivedMails = endpoint({
  method: 'GET',
  path: '/demo/mailbox',
  summary: 'The last 200 mails the portal sent; in demo mode only',
  access: 'public',
  reply: z.object({ data: z.array(ReceivedMail.omit({ text: true, html: true })), total: z.int() }),
})

export const showReceivedMail = endpoint({
  method: 'GET',
  path: '/demo/mailbox/:id',
  summary: 'One mail the portal sent; in demo mode only',
  access: 'public',
  params: z.object({ id: z.string().max(100) }),
  reply: ReceivedMail,
})
