import { RatioFigures, type RatioSheet } from '@lading/contract/ratio-analysis'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { refused } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { capitalAsked } from '#modules/workflow/transactions/capital-asked'
import { analysedTransaction, ratioSheetOf, analyse } from './ratio-sheet.queries.ts'

type SaveRatioSheetInput = RatioFigures & { id: number; transaction_id?: number | undefined; version: number }

/** The evaluator saves the figures; nothing moves by them (field facts, section 4.2). */
export async function saveRatioSheet(
  tx: Tx,
  { id, transaction_id: change, version, ...given }: SaveRatioSheetInput,
  actor: Caller,
  now: Date,
): Promise<RatioSheet> {
  const transaction_id = await analysedTransaction(tx, { accreditation_id: id, transaction_id: change })
  const found = await lockForHolder(tx, transaction_id, actor, now)
  const { values } = await settingsOf(tx)
  const before = await ratioSheetOf(tx, found, values)
  if (before.version !== version) throw refused('The ratio analysis was changed by another user.', before)
  const figures = RatioFigures.parse(given)
  const result = analyse(figures, capitalAsked(found, values), values)
  const row = {
    figures: asJson(figures),
    result: asJson(result),
    saved_by: actor.user_id,
    saved_at: now,
    version: version + 1,
  }
  await tx
    .insertInto('ratio_analyses')
    .values({ transaction_id, ...row })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(row))
    .execute()
  await record(
    tx,
    {
      action: 'save-ratio-analysis',
      object: 'transaction',
      object_id: transaction_id,
      transaction_id,
      facts: { result: result.result },
    },
    actor,
    now,
  )
  return ratioSheetOf(tx, found, values)
}
