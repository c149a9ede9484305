import type { Act } from '#platform/calls/bind'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { isFiled } from './attach-document.ts'
import { checklistOf } from '../reading/checklist.ts'
import { currentDocuments, openReturns } from '../reading/filing.queries.ts'
import { noteChange } from '../note-change.ts'
import { openedDocuments } from '../reading/opened-documents.ts'
import type { FilingRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { requireDocumentOpen, requireOpen } from '../reading/what-is-open.ts'

interface NoDayInput {
  readonly id: number
  readonly requirement_code: string
  readonly has_no_day: boolean
}

/**
 * The client confirms that none of the files under a requirement is a lease, or takes that back; what was filed before keeps
 * its word. Throws 400 where the requirement is closed or every file of it needs its day, 409 where there is no new file or
 * one bears a day.
 */
export const confirmNoDay: Act<NoDayInput, FilingRead> = async (
  tx,
  { id, requirement_code, has_no_day },
  actor,
  now,
) => {
  const found = await lockTransaction(tx, id)
  const { transaction } = found
  maySee(transaction, actor)
  const open = requireOpen(transaction, actor)
  const returns = open === 'returned' ? await openReturns(tx, id) : []
  requireDocumentOpen(open, requirement_code, await openedDocuments(tx, transaction, returns))
  await requireDayOfSome(tx, found, requirement_code, now)

  const files = (await currentDocuments(tx, id)).filter((file) => file.requirement_code === requirement_code)
  const unfiled = files.filter((file) => !isFiled(found, file))
  if (unfiled.length === 0) throw refused('Attach the document first.')
  if (has_no_day && files.some(({ expires_on }) => expires_on !== null))
    throw refused('One of these files has a day. Remove the day first.')
  await tx
    .updateTable('transaction_documents')
    .set({ has_no_day })
    .where(
      'id',
      'in',
      unfiled.map((file) => file.id),
    )
    .execute()
  await noteChange(tx, transaction, `documents.${requirement_code}`, now)
  const facts = { requirement_code, has_no_day }
  const what = { action: 'confirm-no-day', object: 'transaction', object_id: id, transaction_id: id, facts } as const
  await record(tx, what, actor, now)
  return filingOf(tx, id, actor, now)
}

/** Throws 400 where a requirement is not asked, or asks each of its files for a day. */
async function requireDayOfSome(tx: Tx, found: LockedTransaction, code: string, now: Date): Promise<void> {
  const line = (await checklistOf(tx, found, now)).find((one) => one.code === code)
  if (!line) throw invalid({ requirement_code: ['This document is not required.'] })
  if (!line.asks_expiry || !line.day_only_for)
    throw invalid({ requirement_code: ['Nothing is to be confirmed of this document.'] })
}
