import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

interface Since {
  /** An earlier filing; null where there was none, and whatever was approved came after it. */
  readonly filing: number | null
  /** From when: it began, or it was approved itself. */
  readonly from: 'opened' | 'approved'
  readonly codes: readonly string[]
}

/**
 * What changes and reports of a business filed under these codes, where they were approved after an earlier filing was
 * opened or approved: their steps say when, for one that was opened first may be approved last. The oldest first.
 */
export function approvedSince(
  db: Db,
  { business_id, agency }: Pick<TransactionRow, 'business_id' | 'agency'>,
  { filing, from, codes }: Since,
) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('transaction_steps as approval', (join) =>
      join
        .onRef('approval.transaction_id', '=', 't.id')
        .on('approval.to_status', '=', Status.accredited)
        .on('approval.from_status', '<>', Status.accredited),
    )
    .innerJoin('transaction_documents as d', 'd.transaction_id', 't.id')
    .select(['d.id', 'd.transaction_id', 'd.file_id', 'd.expires_on'])
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.status', '=', Status.accredited)
    .where('d.requirement_code', 'in', [...codes])
    .where('d.is_current', '=', true)
    .where('d.decision', '=', 'accepted')
    .$if(filing !== null, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('approval.at', 'approval.id'),
          '>',
          selectFrom('transaction_steps as step')
            .select(['step.at', 'step.id'])
            .where('step.transaction_id', '=', filing)
            .$if(from === 'approved', (steps) => steps.where('step.to_status', '=', Status.approved))
            .orderBy('step.id', from === 'approved' ? 'desc' : 'asc')
            .limit(1)
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .orderBy('approval.at')
    .orderBy('approval.id')
    .orderBy('d.id')
    .execute()
}
