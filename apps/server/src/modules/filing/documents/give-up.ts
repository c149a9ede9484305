import type { Tx } from '#platform/database'
import { giveUpFile } from '#modules/uploads/take-up-file'
import type { CurrentDocument } from '../reading/filing.queries.ts'

/** Gives up the file of a document; one that was taken over stays the earlier filing's. */
export async function giveUp(tx: Tx, file: CurrentDocument, now: Date): Promise<void> {
  if (file.carried_from === null) await giveUpFile(tx, file.file_id, now)
}
