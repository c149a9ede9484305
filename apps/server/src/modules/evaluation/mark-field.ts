import { fieldAt } from '@lading/contract/forms/form-answers'
import { formOfType } from '@lading/contract/transaction-types'
import { answerAt } from '@lading/domain/filing/form-path'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import type { TransactionRow } from '#modules/workflow/transaction-row'
import { lockForHolder } from '#modules/workflow/lock-for-holder'

interface MarkFieldInput {
  readonly id: number
  readonly path: string
  readonly remark: string
}

/** The evaluator marks one answer for the client to mend; an empty remark takes the mark away. Sent with the return. */
export async function markField(tx: Tx, { id, path, remark }: MarkFieldInput, actor: Caller, now: Date) {
  const { transaction } = await lockForHolder(tx, id, actor, now)
  const label = labelOf(path, transaction)
  if (!label) throw invalid({ path: ['This answer is not in the form.'] })
  const round = transaction.resubmissions + 1
  if (remark === '') {
    await tx
      .deleteFrom('transaction_returns')
      .where('transaction_id', '=', id)
      .where('kind', '=', 'field')
      .where('code', '=', path)
      .where('sent_at', 'is', null)
      .execute()
  } else {
    await tx
      .insertInto('transaction_returns')
      .values({
        transaction_id: id,
        round,
        kind: 'field',
        code: path,
        label,
        remark,
        marked_by: actor.user_id,
        marked_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['transaction_id', 'round', 'kind', 'code'])
          .doUpdateSet({ remark, marked_by: actor.user_id, marked_at: now }),
      )
      .execute()
  }
  await record(
    tx,
    { action: 'mark-field', object: 'transaction', object_id: id, transaction_id: id, facts: { path, remark } },
    actor,
    now,
  )
  return { path, remark }
}

/** How the form calls the answer, or the answers that come back together, where there is such a thing. */
function labelOf(path: string, { type, form }: Pick<TransactionRow, 'type' | 'form'>): string | undefined {
  const asked = formOfType(type)
  const bundle = asked.bundles[path]
  if (bundle) return bundle.label
  const [group, key] = path.split('.')
  const isMissing = key !== undefined && answerAt(form, `${group}.${key}`) === null
  return isMissing ? undefined : fieldAt(asked, path)?.label
}
