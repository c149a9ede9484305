import type { Effect } from '#modules/workflow/handlers/handlers'
import { lockOrdered } from '../ordering/ordered-documents.ts'

/** Sent back after it was issued: its page says that it is being corrected until it is issued again. */
export const suspendQrPage: Effect = async (tx, { context }) => {
  const issued = (await lockOrdered(tx, context.transaction.id)).filter(({ standing }) => standing === 'issued')
  if (issued.length === 0) return
  const issued_ids = issued.map(({ id }) => id)
  await tx.updateTable('issued_documents').set({ standing: 'suspended' }).where('id', 'in', issued_ids).execute()
}
