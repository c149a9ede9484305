import type { Agency } from '@lading/domain/transactions/agency'
import type { Scope } from '@lading/domain/transactions/scope'
import type { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { foldTotals } from '#platform/fold-totals'
import type { Kept } from '#platform/paging'
import { whenGiven } from '#platform/when-given'

interface Narrowed {
  readonly status?: Status | undefined
  readonly scope?: Scope | undefined
}

/** How many accreditations these agencies have given, from the sums that the database keeps (ADR 50). */
export function accreditationsTotal(db: Db, agencies: readonly Agency[], { status, scope }: Narrowed): Kept {
  const total = db
    .selectFrom('accreditation_totals')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .where(sql<boolean>`agency = any(${[...agencies]})`)
    .$call(whenGiven(status, (query, status) => query.where('status', '=', status)))
    .$call(whenGiven(scope, (query, scope) => query.where(scope, '=', 1)))
  return sql<number>`(${total})`
}

/** Folds the lines that acts have added. */
export const foldAccreditationTotals = (db: Db): Promise<void> =>
  foldTotals(db, {
    table: 'accreditation_totals',
    keys: ['agency', 'status', 'domestic', 'international', 'nvocc'],
    sum: 'total',
  })
