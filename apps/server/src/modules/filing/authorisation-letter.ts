import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { pickupOffice, whatToBring } from '@lading/domain/documents/pickup-office'
import type { Tx } from '#platform/database'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { voided } from '#modules/documents/issued/voided'
import { releasedDocumentsOf } from '#modules/documents/issued/released-document'
import { applicantOf, letterheadOf } from '#modules/documents/letterhead'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { replacesPrinted } from '#modules/workflow/transactions/replaces-printed'
import { authorisationLetterDocument } from './templates/authorisation-letter.payload.ts'

/** The form for the representative who picks it up; one of an earlier pickup names other documents, and is void. */
export const makeAuthorisationLetter: Effect = async (tx, { context }, _actor, now) => {
  const { transaction, settings } = context
  const { id, reference, agency, client_deadline_on } = transaction
  const [printed, ...others] = (await releasedDocumentsOf(tx, id)).map((released) => ({
    document: nameOfDocument(released),
    document_number: released.number,
  }))
  if (!printed) return // an earlier record, whose certificate the portal did not make
  const { pin: _, ...pickup } = pickupOffice(settings.values, agency)
  await issueDocument(
    tx,
    {
      document: authorisationLetterDocument,
      transaction_id: id,
      number: reference,
      version_no: (await voidEarlier(tx, id, now)) + 1,
      payload: {
        agency: letterheadOf(settings, agency),
        reference,
        applicant: applicantOf(context),
        ...printed,
        others,
        pickup,
        until: client_deadline_on,
        bring: whatToBring(settings.values, agency, await replacesPrinted(tx, transaction)),
        issued_at: now.toISOString(),
      },
    },
    now,
  )
}

/** How many there were. */
async function voidEarlier(tx: Tx, transaction_id: number, now: Date): Promise<number> {
  const earlier = await tx
    .updateTable('issued_documents')
    .set(voided(now))
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'authorisation-letter')
    .returning('id')
    .execute()
  return earlier.length
}
