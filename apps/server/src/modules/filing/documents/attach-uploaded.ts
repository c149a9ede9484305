import { Status } from '@lading/domain/transactions/status'
import type { Act } from '#platform/calls/bind'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answerReturn } from '../answer-return.ts'
import { attachDocument } from './attach-document.ts'
import { currentDocuments, openReturns } from '../reading/filing.queries.ts'
import type { FilingRead } from '../reading/filing-read.ts'

interface AttachUploadedInput {
  readonly id: number
  readonly requirement: string
  readonly file_id: string
  readonly valid_until?: string | null | undefined
  readonly remark: string
}

/**
 * Attaches a file that was uploaded before, in the place of the one that was returned; a remark answers what the agency
 * wrote about it. Throws 400 for a requirement that is not open, and for a remark where nothing was returned.
 */
export const attachUploaded: Act<AttachUploadedInput, FilingRead> = async (
  tx,
  { id, requirement: requirement_code, file_id, valid_until, remark },
  actor,
  now,
) => {
  const returned = await returnedUnder(tx, id, requirement_code)
  const document = { id, file_id, requirement_code, replaces: returned?.file, expires_on: valid_until ?? undefined }
  const attached = await attachDocument(tx, document, actor, now)
  if (remark === '') return attached
  if (!returned) throw invalid({ remark: ['A remark answers a document that was returned.'] })
  return answerReturn(tx, { id, return_id: returned.item, answer: remark }, actor, now)
}

/** What was returned to the client under a requirement, and the file that gives way, while it is to be answered. */
async function returnedUnder(tx: Tx, id: number, requirement_code: string) {
  const { transaction } = await lockTransaction(tx, id)
  if (transaction.status !== Status.forClientAction) return undefined
  const item = (await openReturns(tx, id)).find(({ kind, code }) => kind === 'document' && code === requirement_code)
  const files = (await currentDocuments(tx, id)).filter((file) => file.requirement_code === requirement_code)
  return item && { item: item.id, file: files.find(({ decision }) => decision === 'returned')?.id }
}
