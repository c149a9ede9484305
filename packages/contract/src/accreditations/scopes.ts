import { z } from 'zod'

const Flag = z.literal([0, 1])

/** The scope flags, as rows and wires carry them (specification, section 1). */
export const Scopes = z.object({ domestic: Flag, international: Flag, nvocc: Flag })
export type Scopes = z.infer<typeof Scopes>
