import { z } from 'zod'
import { Day } from '#platform/pdf/blocks/payload-parts'

/** The last day of validity, of documents that have one. */
export const Valid = z.object({ valid_until: Day })
export type Valid = z.infer<typeof Valid>

/** What every document of an accreditation prints, and its public page shows as it was printed. */
export const PrintedAccreditation = Valid.extend({
  business_name: z.string().min(1),
  /** Scope names in full, highest first. */
  scope: z.array(z.string().min(1)).min(1),
  in_force_on: Day,
})
