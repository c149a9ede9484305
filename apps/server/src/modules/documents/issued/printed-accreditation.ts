import { z } from 'zod'
import { Day } from '#platform/pdf/blocks/payload-parts'

/** What every document of an accreditation prints, and its public page shows as it was printed. */
export const PrintedAccreditation = z.object({
  business_name: z.string().min(1),
  /** Scope names in full, highest first. */
  scope: z.array(z.string().min(1)).min(1),
  in_force_on: Day,
  /** The last day of validity. */
  valid_until: Day,
})
