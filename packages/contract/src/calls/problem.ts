import { z } from 'zod'

/** Every way a call can fail, and the HTTP status that carries it. */
export const problemStatus = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  refused: 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'no-longer-available': 419,
  'too-many-requests': 429,
  unexpected: 500,
  'under-maintenance': 503,
  /** A service outside the portal does not answer. */
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof problemStatus

/** The body of every failed reply. `errors` is keyed by field, for forms; `details` says what changed on a 409. */
export const ProblemBody = z.object({
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>
