import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'

const released = kindsWhere(({ release_waits }) => release_waits)

/**
 * What approval ordered: whether all of it that is not void is drawn, signed and stored, and when it was issued. Where all
 * is void nothing is waited for: who issues it is told why.
 */
const ofDocument = provides(['release.document_ready', 'release.issued_on'], async (db, { transaction }) => {
  const documents = await db
    .selectFrom('issued_documents')
    .select(['state', 'issued_at'])
    .where('transaction_id', '=', transaction.id)
    .where('kind', 'in', released)
    .orderBy('id')
    .execute()
  const standing = documents.filter(({ state }) => state !== 'void')
  const issued_at = documents.at(-1)?.issued_at
  return {
    'release.document_ready': documents.length > 0 && standing.every(({ state }) => state === 'ready'),
    'release.issued_on': issued_at ? manilaDay(issued_at) : null,
  }
})

export const certificateFacts: readonly FactProvider[] = [ofDocument]
