import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { attachDocument, type AttachDocumentInput } from './attach-document.ts'
import type { FilingRead } from '../reading/filing-read.ts'

/**
 * Undoes a removal: the file is attached again where it was. Throws 409 once its bytes are purged or others stand in its
 * place.
 */
export const restoreDocument = (
  tx: Tx,
  input: Omit<AttachDocumentInput, 'is_restored'>,
  actor: Caller,
  now: Date,
): Promise<FilingRead> => attachDocument(tx, { ...input, is_restored: true }, actor, now)
