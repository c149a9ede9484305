import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'

const Part = z.object({
  name: z.enum([
    'database',
    'storage',
    'jobs',
    'documents',
    'mail',
    'signatures',
    'sign-ins',
    'virus-scanner',
    'online-payment',
    'single-sign-on',
    'social-sign-in',
    'maps',
  ]),
  state: z.enum(['ok', 'failing', 'off', 'stand-in']),
  says: z.string(),
})

/** Whether the portal can work: the parts it cannot do without, and those that are off or stood in for. */
export const Health = z.object({
  ok: z.boolean(),
  version: z.string(),
  checked_at: z.iso.datetime(),
  parts: z.array(Part),
})
export type Health = z.infer<typeof Health>

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Readiness: every part by name; 503 where database, storage or a background job is not well',
  access: 'public',
  reply: Health,
})

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'Says that the process runs, and nothing more',
  access: 'public',
  reply: z.object({ ok: z.literal(true), version: z.string() }),
})
