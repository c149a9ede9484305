import { z } from 'zod'
import { Day, Sha256 } from '#platform/pdf/blocks/payload-parts'

/** Of a certified true copy: the document whose pages follow, with the hash of its file. */
export const PrintedOriginal = z.object({
  original: z
    .object({ name: z.string().min(1), number: z.string().min(1), issued_on: Day, file_id: z.uuid(), sha256: Sha256 })
    .optional(),
})
export type PrintedOriginal = z.infer<typeof PrintedOriginal>
