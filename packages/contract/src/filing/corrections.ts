import { AnswerPatch } from './filing.ts'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'

/** An answer that the agency corrected after approval. */
export const Correction = z.object({
  id: z.int(),
  path: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type Correction = z.infer<typeof Correction>

export const correctAnswers = endpoint({
  method: 'PUT',
  path: '/transactions/:id/corrections',
  summary:
    'Corrects answers that stand on the certificate, after it was returned for a data error; all of them or none',
  access: { permission: 'return-to-client' },
  recordScope: 'held-transaction',
  params: ById,
  body: z.object({
    patch: z.array(AnswerPatch).min(1, 'Nothing was changed.').max(100),
    reason: z.string().trim().min(1, 'State what was wrong.').max(2000),
  }),
  reply: z.object({ saved: z.array(z.string()) }),
})
