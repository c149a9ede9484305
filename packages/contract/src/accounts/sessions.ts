import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'

/** A place where somebody is signed in. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** The browser and the system in words, such as "Chrome on Windows". */
  device: z.string(),
  ip: z.string(),
  begun_at: z.iso.datetime(),
  /** To within a few minutes. */
  last_seen_at: z.iso.datetime(),
  is_this_one: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

const Said = z.object({ message: z.string() })

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'My sessions; this one first, then by last use',
  access: 'signed-in',
  recordScope: 'own',
  reply: z.object({ data: z.array(OpenSession), total: z.int() }),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'End one of my sessions',
  access: 'signed-in',
  recordScope: 'own',
  params: z.object({ id: z.uuid() }),
  reply: Said,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'End all my sessions but this one',
  access: 'signed-in',
  reply: Said,
})
