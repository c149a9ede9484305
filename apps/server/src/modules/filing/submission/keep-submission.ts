import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { RecordDigests } from '#modules/audit/record'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { contentHash } from '../reading/content-hash.ts'
import type { CurrentDocument } from '../reading/filing.queries.ts'
import { contentOf } from '../reading/require-reviewed.ts'

interface Filed {
  readonly transaction: TransactionRow
  readonly documents: readonly CurrentDocument[]
  readonly round: number
}

/**
 * Keeps what was filed in a round: the answers, the files with their checksums, the list, and the hash of all, which
 * the audit keeps.
 */
export async function keepSubmission(
  tx: Tx,
  { transaction, documents, round }: Filed,
  actor: Caller,
  now: Date,
): Promise<RecordDigests> {
  const content = contentOf({ transaction, documents, checklist: transaction.requirements })
  const kept = {
    at: now,
    by_user_id: actor.user_id,
    content_hash: contentHash(content),
    form: asJson(content.form),
    documents: asJson(content.documents),
    requirements: asJson(transaction.requirements),
  }
  await tx
    .insertInto('transaction_submissions')
    .values({ transaction_id: transaction.id, round, ...kept })
    .onConflict((conflict) => conflict.columns(['transaction_id', 'round']).doUpdateSet(kept))
    .execute()
  return { submission: { [round]: kept.content_hash } }
}
