import type { Application } from '@lading/contract/applications'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { maySee } from '#modules/workflow/may-see'
import {
  currentDocuments,
  lockApplication,
  openReturns,
  type LockedApplication,
  type CurrentDocument,
} from './applications.queries.ts'
import { isFiled, setAside } from './attach-document.ts'
import { noteChange } from './note-change.ts'
import { openedDocuments } from './opened-documents.ts'
import { applicationOf } from './read-application.ts'
import { restoreFiled } from './restore-filed.ts'
import { requireDocumentOpen, requireOpen, whatIsOpen } from './what-is-open.ts'

/** Takes away a file that was not filed yet; a returned one that was filed before comes back in its place. */
export async function removeDocument(tx: Tx, { id }: { id: number }, actor: Caller, now: Date): Promise<Application> {
  const { found, file } = await lockDocument(tx, id, actor)
  const { transaction, accreditation } = found
  if (isFiled(found, file)) throw refused('This file was filed. Replace it instead.')
  await setAside(tx, found, file, now)
  await restoreFiled(tx, file, transaction.id)
  await noteChange(tx, found, `documents.${file.requirement_code}`, now)
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
  return applicationOf(tx, accreditation.id, actor, now)
}

/** Until when an attached file is valid, as its own face says. */
export async function dateDocument(
  tx: Tx,
  input: { id: number; document_id: number; expires_on: string | null },
  actor: Caller,
  now: Date,
): Promise<Application> {
  const { found, file } = await lockDocument(tx, input.document_id, actor)
  if (found.accreditation.id !== input.id) throw notFound('Document')
  const { expires_on } = input
  await tx.updateTable('transaction_documents').set({ expires_on }).where('id', '=', file.id).execute()
  await noteChange(tx, found, `documents.${file.requirement_code}`, now)
  await record(
    tx,
    {
      action: 'date-document',
      object: 'transaction',
      object_id: found.transaction.id,
      transaction_id: found.transaction.id,
      facts: { requirement_code: file.requirement_code, expires_on },
    },
    actor,
    now,
  )
  return applicationOf(tx, input.id, actor, now)
}

async function lockDocument(
  tx: Tx,
  id: number,
  actor: Caller,
): Promise<{ found: LockedApplication; file: CurrentDocument }> {
  const at = await tx
    .selectFrom('transaction_documents as d')
    .innerJoin('transactions as t', 't.id', 'd.transaction_id')
    .select('t.accreditation_id')
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!at?.accreditation_id) throw notFound('Document')
  const found = await lockApplication(tx, at.accreditation_id)
  maySee(found.transaction, actor)
  const open = whatIsOpen(found.transaction, actor)
  requireOpen(open)
  const file = (await currentDocuments(tx, found.transaction.id)).find((one) => one.id === id)
  if (!file) throw notFound('Document')
  const returns = open === 'returned' ? await openReturns(tx, found.transaction.id) : []
  requireDocumentOpen(open, file.requirement_code, await openedDocuments(tx, found.transaction, returns))
  return { found, file }
}
