import { z } from 'zod'
import { AgencyCode, StatusCode, TypeCode } from '../workflow.ts'

/** A transaction as its business lists it. */
export const OwnTransaction = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  business_id: z.int(),
  business_name: z.string(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  updated_at: z.iso.datetime(),
})
export type OwnTransaction = z.infer<typeof OwnTransaction>
