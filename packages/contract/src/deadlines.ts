import { deadlineKinds } from '@lading/domain/deadlines/deadline'
import { z } from 'zod'
import { endpoint, Id } from './calls/endpoint.ts'
import { AgencyCode } from './workflow.ts'

/** The last day on which a business may do something, and the address at which it does it. */
export const Deadline = z.object({
  key: z.string(),
  kind: z.enum(deadlineKinds),
  on: z.iso.date(),
  business_id: z.int(),
  business_name: z.string(),
  /** Null where no agency asks it. */
  agency: AgencyCode.nullable(),
  title: z.string(),
  about: z.string(),
  path: z.string(),
})
export type Deadline = z.infer<typeof Deadline>

export const deadlines = endpoint({
  method: 'GET',
  path: '/deadlines',
  summary: 'What the caller’s businesses must do by which day, the first day first; of one business where it is named',
  access: 'customer',
  recordScope: 'business',
  query: z.object({ business_id: Id.optional() }),
  reply: z.object({ today: z.iso.date(), data: z.array(Deadline) }),
})

export const showCalendarFeed = endpoint({
  method: 'GET',
  path: '/deadlines/feed',
  summary: 'Whether the caller has an address for other calendars, and since when',
  access: 'customer',
  reply: z.object({ created_at: z.iso.datetime().nullable() }),
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/deadlines/feed',
  summary: 'Makes an address from which other calendars read the caller’s deadlines; an earlier one stops working',
  access: 'customer',
  limit: 20,
  holdsSecret: true,
  reply: z.object({ address: z.url(), created_at: z.iso.datetime() }),
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/deadlines/feed',
  summary: 'The caller’s address for other calendars stops working',
  access: 'customer',
  reply: z.object({ created_at: z.null() }),
})

export const calendarFile = endpoint({
  method: 'GET',
  path: '/calendar/:token/deadlines.ics',
  summary: 'The deadlines of the person who made this address, as iCalendar (RFC 5545)',
  access: 'public',
  limit: 60,
  params: z.object({ token: z.string().max(64) }),
  reply: z.unknown(),
  bytes: ['text/calendar'],
})
