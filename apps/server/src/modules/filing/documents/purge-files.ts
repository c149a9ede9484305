import type { Effect } from '#modules/workflow/handlers/handlers'
import { currentDocuments } from '../reading/filing.queries.ts'
import { giveUp } from './give-up.ts'

/** A draft that is deleted leaves no files behind. */
export const purgeFiles: Effect = async (tx, { context }, _actor, now) => {
  for (const file of await currentDocuments(tx, context.transaction.id)) await giveUp(tx, file, now)
}
