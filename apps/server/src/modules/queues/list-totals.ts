import type { StaffListName } from '@lading/domain/workflow/lists/lists'
import type { Agency } from '@lading/domain/transactions/agency'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { foldTotals } from '#platform/fold-totals'
import type { Kept } from '#platform/paging'
import { whenGiven } from '#platform/when-given'
import { wholeEdition } from './list-editions.ts'

export interface TotalsFilter {
  readonly type?: TransactionType | undefined
  readonly status?: Status | undefined
  /** Statuses of transactions that are not counted; with them go drafts of cases, which are the agency's own. */
  readonly without?: readonly Status[]
}

/** How many stand in each list that everybody of these agencies reads, from the sums kept (ADR 27). */
export const listTotals = (
  db: Db,
  lists: readonly StaffListName[],
  agencies: readonly Agency[],
  narrowed: TotalsFilter,
) => sumsOf(db, lists, agencies, narrowed).select(['list', summed]).groupBy('list')

/** How many stand in one of them, for the page that is read with it. */
export const listTotal = (
  db: Db,
  list: StaffListName,
  agencies: readonly Agency[],
  narrowed: Omit<TotalsFilter, 'without'>,
): Kept => sql<number>`(${sumsOf(db, [list], agencies, narrowed).select(summed)})`

/** How many each agency has of it. */
export const agencyTotals = (db: Db, list: StaffListName, agencies: readonly Agency[], narrowed: TotalsFilter) =>
  sumsOf(db, [list], agencies, narrowed).select(['agency', summed]).groupBy('agency').$castTo<AgencyTotal>()

interface AgencyTotal {
  readonly agency: Agency
  readonly total: number
}

/** The pairs of type and status, by agency, in which any transaction stands in it. */
export const listPairs = (db: Db, list: StaffListName, agencies: readonly Agency[], narrowed: TotalsFilter) =>
  sumsOf(db, [list], agencies, narrowed)
    .select(['agency', 'type', 'status'])
    .groupBy(['agency', 'type', 'status'])
    .having(({ fn }) => fn.sum('total'), '>', 0)

const summed = sql<number>`coalesce(sum(total), 0)::int`.as('total')

const sumsOf = (
  db: Db,
  lists: readonly StaffListName[],
  agencies: readonly Agency[],
  { type, status, without = [] }: TotalsFilter,
) =>
  db
    .selectFrom('list_totals')
    .where('edition', '=', wholeEdition(db))
    .where('list', 'in', [...lists])
    .where('agency', 'in', [...agencies])
    .$call(whenGiven(type, (query, type) => query.where('type', '=', type)))
    .$call(whenGiven(status, (query, status) => query.where('status', '=', status)))
    .$if(without.length > 0, (query) =>
      query.where((eb) => {
        const isNoDraftOfCase = eb.or([eb('status', '<>', Status.draft), eb('type', 'not in', typesOf('case'))])
        return eb.or([eb('type', 'is', null), eb('status', 'not in', [...without]).and(isNoDraftOfCase)])
      }),
    )

/** Folds the lines that acts have added. */
export const foldListTotals = (db: Db): Promise<void> =>
  foldTotals(db, { table: 'list_totals', keys: ['edition', 'list', 'agency', 'status'], or_null: 'type', sum: 'total' })
