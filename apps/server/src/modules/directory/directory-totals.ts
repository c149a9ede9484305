import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Scope } from '@lading/domain/transactions/scope'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Kept } from '#platform/paging'
import { whenGiven } from '#platform/when-given'

interface Narrowed {
  readonly scope?: Scope | undefined
  readonly agency?: Agency | undefined
}

/** How many accreditations are in force on a day: what has begun by then, less what has ended (ADR 28). */
export function directoryTotal(db: Db, day: PlainDate, { scope, agency }: Narrowed): Kept {
  const total = db
    .selectFrom('directory_totals')
    .select(sql<number>`coalesce(sum(change), 0)::int`.as('total'))
    .where('day', '<=', day)
    .$call(whenGiven(scope, (query, scope) => query.where(scope, '=', 1)))
    .$call(whenGiven(agency, (query, agency) => query.where('agency', '=', agency)))
  return sql<number>`(${total})`
}

/**
 * Folds the lines of each day into one, and all days before yesterday into yesterday: a process whose clock is behind
 * still asks for a day that is there. A day of one line is left alone.
 */
export async function foldDirectoryTotals(db: Db, today: PlainDate): Promise<void> {
  const last = addDays(today, -1)
  await sql`
    with several as (
      select agency, domestic, international, nvocc, greatest(day, ${last}::date) as day from directory_totals
      group by 1, 2, 3, 4, 5 having count(*) > 1),
    folded as (
      delete from directory_totals t using several s
      where t.agency = s.agency and t.domestic = s.domestic and t.international = s.international
        and t.nvocc = s.nvocc and greatest(t.day, ${last}::date) = s.day
      returning t.*)
    insert into directory_totals
    select agency, domestic, international, nvocc, greatest(day, ${last}::date), sum(change) from folded
    group by 1, 2, 3, 4, 5 having sum(change) <> 0`.execute(db)
}
