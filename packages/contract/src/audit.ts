import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'

/**
 * What the audit had come to, for somebody outside to keep: the number of its newest anchor, one hash over all heads (an
 * anchor is chained to those before it), and the portal's signature over both.
 */
export const AuditWitness = z.object({
  no: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  key_id: z.string(),
  signature: z.string(),
})
export type AuditWitness = z.infer<typeof AuditWitness>

export const auditWitness = endpoint({
  method: 'GET',
  path: '/audit/witness',
  summary: 'The newest anchor of the audit: number, hash and signature, for anyone to keep',
  access: 'public',
  reply: AuditWitness,
  refuses: ['not-found'],
})
