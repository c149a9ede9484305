import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { Status } from '@lading/domain/transactions/status'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'
import { isReplaced } from '#modules/documents/issued/is-replaced'
import { isPrintedTrue } from './release/is-printed-true.ts'

const released = kindsWhere(({ release_waits }) => release_waits)

/**
 * What approval ordered that is not void: whether all of it is drawn, signed and stored, and when it was issued. Where all
 * is void nothing is waited for: who issues it is told why. What the register contradicts by now is not ready to go out,
 * neither to a claimant nor when nobody comes for it.
 */
const ofDocument = provides(['release.document_ready', 'release.issued_on'], async (db, context) => {
  const { transaction } = context
  const documents = await db
    .selectFrom('issued_documents')
    .select(['state', 'issued_at'])
    .where('transaction_id', '=', transaction.id)
    .where('kind', 'in', released)
    .orderBy('id')
    .execute()
  const standing = documents.filter(({ state }) => state !== 'void')
  const issued_at = standing.findLast((document) => document.issued_at !== null)?.issued_at
  const isReady = documents.length > 0 && standing.every(({ state }) => state === 'ready')
  const isTrue = transaction.status !== Status.forPickup || (await isPrintedTrue(db, context))
  return {
    'release.document_ready': isReady && isTrue,
    'release.issued_on': issued_at ? manilaDay(issued_at) : null,
  }
})

const ofLater = provides(['release.is_replaced'], async (db, { transaction }) => ({
  'release.is_replaced': await isReplaced(db, transaction.id),
}))

export const certificateFacts: readonly FactProvider[] = [ofDocument, ofLater]
