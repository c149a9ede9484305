import type { Effect } from '#modules/workflow/handlers/handlers'
import { requireReady } from './require-ready.ts'

/** What approval had made exists: from here it can be issued. */
export const makeDocument: Effect = async (tx, { context }) => {
  await requireReady(tx, context.transaction)
}
