import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'
import { publicReads } from './calls/public-reads.ts'

/** A setting of the portal, as text of its kind. */
export const Setting = z.object({
  id: z.int(),
  param_key: z.string(),
  param_value: z.string(),
  kind: z.enum(['text', 'number', 'money', 'flag', 'day', 'json']),
  label: z.string(),
  legal_basis: z.string(),
  is_public: z.boolean(),
  version: z.int(),
})
export type Setting = z.infer<typeof Setting>

export const allSettings = endpoint({
  method: 'GET',
  path: publicReads.allSettings,
  summary: 'The settings: the public ones for everyone, all of them for who may view the settings',
  access: 'public',
  /** Those of one group alone, by the word that their keys begin with; every page reads the agencies'. */
  query: z.object({
    group: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
  }),
  /** `today` is the day at the agencies by the portal's clock, for pages that print it. */
  reply: z.object({ data: z.array(Setting), total: z.int(), today: z.iso.date() }),
})
