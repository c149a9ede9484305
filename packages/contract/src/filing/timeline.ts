import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { StatusCode } from '../workflow.ts'

/** One step as this reader may see it. */
export const TimelineStep = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  title: z.string(),
  by: z.string(),
  side: z.enum(['client', 'agency', 'portal']),
  status: StatusCode,
  remarks: z.string(),
  /** How long what followed it lasted, in minutes; null for what goes on now. */
  lasted_minutes: z.int().nullable(),
  /** With whom it lay after the step. */
  then_with: z.enum(['client', 'agency', 'nobody']),
})
export type TimelineStep = z.infer<typeof TimelineStep>

export const Timeline = z.object({ steps: z.array(TimelineStep) })

export const timeline = endpoint({
  method: 'GET',
  path: '/transactions/:id/timeline',
  summary: 'Every step of a transaction, newest first: when, who, how long',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Timeline,
})

export const TimelineSummary = z.object({
  began_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  agency_minutes: z.int(),
  client_minutes: z.int(),
  rounds: z.int(),
})

export const timelineSummary = endpoint({
  method: 'GET',
  path: '/transactions/:id/timeline/summary',
  summary: 'How long a transaction was with the agency and with its client',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: TimelineSummary,
})
