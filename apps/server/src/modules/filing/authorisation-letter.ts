import { kindsWhere, leadingDocument, nameOfDocument, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { pickupOffice, whatToBring } from '@lading/domain/documents/pickup-office'
import type { Tx } from '#platform/database'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf } from '#modules/documents/letterhead'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { replacesPrinted } from '#modules/workflow/transactions/replaces-printed'
import { authorisationLetterDocument } from './templates/authorisation-letter.payload.ts'

const released = kindsWhere(({ release_waits }) => release_waits)

/** The form for the representative who picks it up; one of an earlier pickup names another document, and is void. */
export const makeAuthorisationLetter: Effect = async (tx, { context }, _actor, now) => {
  const { transaction, settings } = context
  const { id, reference, agency, client_deadline_on } = transaction
  const printed = await printedDocument(tx, id)
  if (!printed) return // an earlier record, whose certificate the portal did not make
  const { pin: _, ...pickup } = pickupOffice(settings.values, agency)
  await issueDocument(
    tx,
    {
      document: authorisationLetterDocument,
      transaction_id: id,
      number: reference,
      version_no: (await voidEarlier(tx, id)) + 1,
      payload: {
        agency: letterheadOf(settings, agency),
        reference,
        applicant: applicantOf(context),
        document: nameOfDocument(printed),
        document_number: printed.number,
        pickup,
        until: client_deadline_on,
        bring: whatToBring(settings.values, agency, await replacesPrinted(tx, transaction)),
        issued_at: now.toISOString(),
      },
    },
    now,
  )
}

/** What was printed for the client: the document that leads those the release waited for, in its last edition. */
async function printedDocument(
  tx: Tx,
  transaction_id: number,
): Promise<{ kind: DocumentKind; number: string } | undefined> {
  const documents = await tx
    .selectFrom('issued_documents')
    .select(['kind', 'number'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('state', '<>', 'void')
    .orderBy('id')
    .execute()
  return leadingDocument(documents.map((document) => ({ ...document, kind: document.kind as DocumentKind }))) // of `released`
}

/** How many there were. */
async function voidEarlier(tx: Tx, transaction_id: number): Promise<number> {
  const earlier = await tx
    .updateTable('issued_documents')
    .set({ state: 'void' })
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'authorisation-letter')
    .returning('id')
    .execute()
  return earlier.length
}
