import { fieldAt } from '@lading/contract/forms/form-answers'
import { MOST_MARKED } from '@lading/contract/reports/report-rounds'
import { formOfType } from '@lading/contract/transaction-types'
import { answerAt } from '@lading/domain/filing/form-path'
import type { ReturnedKind } from '@lading/domain/filing/returned-answer'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lineNamed } from '#modules/filing/returned-lines'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'

interface MarkFieldInput {
  readonly id: number
  readonly path: string
  readonly remark: string
}

/** What is marked: an answer of the form, or a line of a report, as the client reads of it. */
interface Marked {
  readonly kind: Exclude<ReturnedKind, 'document'>
  readonly label: string
}

/**
 * The evaluator marks one answer or line for the client to correct; an empty remark takes the mark away. Sent with the
 * return. Throws 400 for what the form does not have, 409 where the transaction is not on this desk.
 */
export async function markField(tx: Tx, { id, path, remark }: MarkFieldInput, actor: Caller, now: Date) {
  const { transaction } = await lockForHolder(tx, id, actor, now)
  const marked = await markedAt(tx, path, transaction)
  if (remark === '') await unmark(tx, id, { ...marked, path })
  else await mark(tx, transaction, { ...marked, path, remark }, actor, now)
  await record(
    tx,
    { action: 'mark-field', object: 'transaction', object_id: id, transaction_id: id, facts: { path, remark } },
    actor,
    now,
  )
  return { path, remark }
}

async function markedAt(tx: Tx, path: string, transaction: TransactionRow): Promise<Marked> {
  const label = labelOf(path, transaction)
  if (label) return { kind: 'field', label }
  const line = await lineNamed(tx, transaction, path)
  if (!line) throw invalid({ path: ['This answer is not in the form.'] })
  return { kind: 'line', label: line.label }
}

async function unmark(tx: Tx, id: number, { kind, path }: Marked & { readonly path: string }): Promise<void> {
  await tx
    .deleteFrom('transaction_returns')
    .where('transaction_id', '=', id)
    .where('kind', '=', kind)
    .where('code', '=', path)
    .where('sent_at', 'is', null)
    .execute()
}

async function mark(
  tx: Tx,
  { id, resubmissions }: TransactionRow,
  { path, ...marked }: Marked & Pick<MarkFieldInput, 'path' | 'remark'>,
  actor: Caller,
  now: Date,
): Promise<void> {
  if (marked.kind === 'line') await requireRoom(tx, id, path)
  const facts = { ...marked, marked_by: actor.user_id, marked_at: now }
  await tx
    .insertInto('transaction_returns')
    .values({ transaction_id: id, round: resubmissions + 1, code: path, ...facts })
    .onConflict((conflict) => conflict.columns(['transaction_id', 'round', 'kind', 'code']).doUpdateSet(facts))
    .execute()
}

/** Where more lines than can be read one by one are wrong, the section comes back. */
async function requireRoom(tx: Tx, id: number, path: string): Promise<void> {
  const { others } = await tx
    .selectFrom('transaction_returns')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('transaction_id', '=', id)
    .where('kind', '=', 'line')
    .where('code', '<>', path)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(others) >= MOST_MARKED)
    throw refused(`${MOST_MARKED} lines are marked. Where more is wrong, mark the section.`)
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
