import { z } from 'zod'
import type { CallFailed } from '#lib/transport.ts'

const Newer = z.union([z.object({ version: z.int() }), z.object({ version_no: z.int() })])

/**
 * For `leadOn` of a form with a version: whether it is refused because another was saved meanwhile. That is read then, and
 * the form begins anew from it, with what was typed and the notice that others were saved.
 */
export const cameMeanwhile = ({ problem: { details } }: CallFailed): boolean => Newer.safeParse(details).success
