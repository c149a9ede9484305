import type { ApprovalRow } from '@lading/contract/queues'
import type { Db } from '#platform/database'
import { shownRows } from './shown-rows.ts'

type Found = { readonly transaction_id: number | null; readonly accreditation_id: number | null }

/** What the lines of "For Approval" show, in their order: of transactions, and of accreditations to be given up. */
export async function approvalRows(found: readonly Found[], at: { db: Db; now: Date }): Promise<ApprovalRow[]> {
  const transactions = found.flatMap(({ transaction_id }) => (transaction_id === null ? [] : [{ transaction_id }]))
  const accreditations = found.flatMap(({ accreditation_id }) => accreditation_id ?? [])
  const shown = new Map((await shownRows(transactions, at)).map((row) => [row.transaction_id, row]))
  const asked = await surrenderRows(at.db, accreditations)
  return found.flatMap(({ transaction_id, accreditation_id }) =>
    transaction_id === null ? (asked.get(accreditation_id ?? 0) ?? []) : (shown.get(transaction_id) ?? []),
  )
}

async function surrenderRows(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ApprovalRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['a.id', 'a.number', 'a.agency', 'a.status', 'a.business_id', 'b.name as business_name'])
    .select(['a.domestic', 'a.international', 'a.nvocc', 'a.surrender_asked_at'])
    .where('a.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, number, surrender_asked_at, ...row }) => [
      id,
      {
        ...withoutTransaction,
        ...row,
        reference: number ?? '',
        filed_at: surrender_asked_at?.toISOString() ?? null,
      },
    ]),
  )
}

/** No clock runs, and nobody is assigned. */
const withoutTransaction = {
  transaction_id: null,
  queue_number: null,
  type: null,
  due_on: null,
  days_left: null,
  clock_state: 'not-started',
  processor_name: null,
  queue_group_name: null,
  lock_holder_name: null,
  resubmissions: 0,
  total_amount_due: null,
  asks: 'surrender',
} as const
