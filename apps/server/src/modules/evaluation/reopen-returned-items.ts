import type { Effect } from '#modules/workflow/handlers/handlers'

/** On the way back to the client: every returned document and marked answer opens, with the words to answer to. */
export const reopenReturnedItems: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  const round = transaction.resubmissions + 1
  const names = new Map(transaction.requirements.map((item) => [item.code, item.name]))
  const returned = await tx
    .selectFrom('transaction_documents')
    .select(['requirement_code', 'remark'])
    .where('transaction_id', '=', transaction.id)
    .where('is_current', '=', true)
    .where('decision', '=', 'returned')
    .orderBy('id')
    .execute()
  for (const [code, documents] of Map.groupBy(returned, (document) => document.requirement_code)) {
    await tx
      .insertInto('transaction_returns')
      .values({
        transaction_id: transaction.id,
        round,
        kind: 'document',
        code,
        label: names.get(code) ?? code,
        remark: documents.map((document) => document.remark).join('\n'),
        marked_by: actor.user_id,
        marked_at: now,
      })
      .execute()
  }
  await tx
    .updateTable('transaction_returns')
    .set({ sent_at: now })
    .where('transaction_id', '=', transaction.id)
    .where('sent_at', 'is', null)
    .execute()
}
