import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { provides, type FactProvider } from '#modules/workflow/handlers'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What approval ordered: whether it is drawn, signed and stored, and when it was issued. */
const ofDocument = provides(['release.document_ready', 'release.issued_on'], async (db, { transaction }) => {
  const document = await db
    .selectFrom('issued_documents')
    .select(['state', 'issued_at'])
    .where('transaction_id', '=', transaction.id)
    .where('kind', 'in', released)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    'release.document_ready': document?.state === 'ready',
    'release.issued_on': document?.issued_at ? manilaDay(document.issued_at) : null,
  }
})

export const certificateFacts: readonly FactProvider[] = [ofDocument]
