import { z } from 'zod'
import { Id } from '../calls/endpoint.ts'

/** The details of a refusal to open what is open already, by another tab or person: by which it is known. */
export const OpenAlready = z.object({ accreditation_id: Id.optional(), transaction_id: Id.optional() })
export type OpenAlready = z.infer<typeof OpenAlready>
