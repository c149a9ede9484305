import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'

const ratio = provides(['evaluation.ratio_saved'], async (db, { transaction }) => ({
  'evaluation.ratio_saved':
    (await db
      .selectFrom('ratio_analyses')
      .select('version')
      .where('transaction_id', '=', transaction.id)
      .executeTakeFirst()) !== undefined,
}))

const memorandum = provides(['evaluation.memorandum_ready'], async (db, { transaction }) => ({
  'evaluation.memorandum_ready':
    (await db
      .selectFrom('memoranda')
      .select('id')
      .where('transaction_id', '=', transaction.id)
      .limit(1)
      .executeTakeFirst()) !== undefined,
}))

export const evaluationFacts: readonly FactProvider[] = [ratio, memorandum]
