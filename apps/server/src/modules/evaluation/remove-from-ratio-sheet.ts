import type { RatioSheet } from '@lading/contract/ratio-analysis'
import type { Act } from '#platform/calls/bind'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { giveUpFile } from '#modules/uploads/take-up-file'
import { lockPartForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { ratioSheetOf } from './ratio-sheet.queries.ts'

/** Removes a file from beside a ratio analysis; for the one who holds the transaction. Throws 404. */
export const removeFromRatioSheet: Act<{ readonly id: number }, RatioSheet> = async (tx, { id }, actor, now) => {
  const at = await tx.selectFrom('ratio_attachments').select('transaction_id').where('id', '=', id).executeTakeFirst()
  if (!at) throw notFound('File')
  const { transaction_id } = at
  const found = await lockPartForHolder(tx, { thing: 'File', transaction_id }, actor, now)
  const removed = await tx.deleteFrom('ratio_attachments').where('id', '=', id).returning('file_id').executeTakeFirst()
  if (!removed) throw notFound('File')
  const { file_id } = removed
  await giveUpFile(tx, file_id, now)
  await record(
    tx,
    {
      action: 'remove-from-ratio-analysis',
      object: 'transaction',
      object_id: transaction_id,
      transaction_id,
      facts: { file_id },
    },
    actor,
    now,
  )
  return ratioSheetOf(tx, found, (await settingsOf(tx)).values)
}
