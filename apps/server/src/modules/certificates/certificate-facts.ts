import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { provides, type FactProvider } from '#modules/workflow/handlers'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What approval ordered is drawn, signed and stored. */
const documentReady = provides(['release.document_ready'], async (db, { transaction }) => {
  const document = await db
    .selectFrom('issued_documents')
    .select('state')
    .where('transaction_id', '=', transaction.id)
    .where('kind', 'in', released)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { 'release.document_ready': document?.state === 'ready' }
})

export const certificateFacts: readonly FactProvider[] = [documentReady]
