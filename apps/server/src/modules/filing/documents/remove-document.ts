import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { isFiled, setAside } from './attach-document.ts'
import { noteChange } from '../note-change.ts'
import type { FilingRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { restoreFiled } from './restore-filed.ts'
import { lockDocument } from './lock-document.ts'

/** Takes away a file that was not filed yet; a returned one that was filed before comes back in its place. */
export async function removeDocument(tx: Tx, { id }: { id: number }, actor: Caller, now: Date): Promise<FilingRead> {
  const { found, file } = await lockDocument(tx, id, actor)
  const { transaction } = found
  if (isFiled(found, file)) throw refused('This file was filed. Replace it instead.')
  await setAside(tx, found, file, now)
  await restoreFiled(tx, file, transaction.id)
  await noteChange(tx, transaction, `documents.${file.requirement_code}`, now)
  await record(
    tx,
    {
      action: 'remove-document',
      object: 'transaction',
      object_id: transaction.id,
      transaction_id: transaction.id,
      facts: { requirement_code: file.requirement_code, file_id: file.file_id },
    },
    actor,
    now,
  )
  return filingOf(tx, transaction.id, actor, now)
}
