import type { MemorandumDraft } from '@lading/contract/evaluation'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { latestMemorandum } from './memorandum.queries.ts'

interface Text {
  readonly findings: string
  readonly recommendation: string
  readonly legal_basis: string
}

interface SaveMemorandumInput extends Text {
  readonly id: number
  readonly written_at: string | null
}

/**
 * The evaluator writes the memorandum; what was drawn already stays as it is, and a new version begins. Throws 409 where
 * another draft was written since the one that this began from.
 */
export async function saveMemorandum(
  tx: Tx,
  { id, written_at, ...text }: SaveMemorandumInput,
  actor: Caller,
  now: Date,
): Promise<MemorandumDraft> {
  await lockForHolder(tx, id, actor, now)
  const last = await latestMemorandum(tx, id)
  if (last && saysTheSame(last, text)) return last
  if ((last?.written_at ?? null) !== written_at)
    throw refused('The memorandum was changed by another user or in another window. Review it first.', last)
  const version_no = (await drawnVersion(tx, id)) + 1
  await tx
    .insertInto('memoranda')
    .values({ transaction_id: id, version_no, ...text, written_by: actor.user_id, written_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['transaction_id', 'version_no'])
        .doUpdateSet({ ...text, written_by: actor.user_id, written_at: now }),
    )
    .execute()
  await record(
    tx,
    { action: 'save-memorandum', object: 'transaction', object_id: id, transaction_id: id, facts: { version_no } },
    actor,
    now,
  )
  return ensure(await latestMemorandum(tx, id), 'the memorandum just saved')
}

/** Sent again, as where the answer to the first time was lost. */
const saysTheSame = (last: Text, { findings, recommendation, legal_basis }: Text): boolean =>
  last.findings === findings && last.recommendation === recommendation && last.legal_basis === legal_basis

/** The last version that was drawn; 0 where none was. */
export async function drawnVersion(tx: Tx, transaction_id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('issued_documents')
    .select((eb) => eb.fn.max('version_no').as('last'))
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'memorandum')
    .executeTakeFirstOrThrow()
  return last ?? 0
}
