import type { Agency } from '@lading/domain/transactions/agency'
import type { Scope } from '@lading/domain/transactions/scope'
import type { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
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

/** Folds the lines that acts have added into one a sum; a sum of one line is left alone. */
export async function foldAccreditationTotals(db: Db): Promise<void> {
  await sql`
    with several as (
      select agency, status, domestic, international, nvocc from accreditation_totals
      group by 1, 2, 3, 4, 5 having count(*) > 1),
    folded as (
      delete from accreditation_totals t using several s
      where t.agency = s.agency and t.status = s.status and t.domestic = s.domestic
        and t.international = s.international and t.nvocc = s.nvocc
      returning t.*)
    insert into accreditation_totals
    select agency, status, domestic, international, nvocc, sum(total) from folded
    group by 1, 2, 3, 4, 5 having sum(total) <> 0`.execute(db)
}
