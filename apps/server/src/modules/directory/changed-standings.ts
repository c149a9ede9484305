import { ensure } from '@lading/domain/ensure'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/**
 * How many database transactions a line is asked for, and kept. Nobody reads from before the first; the second leaves
 * time to those who have just begun.
 */
const ASKED_FOR = 100_000
const KEPT = 200_000

/** Which changes of a standing have been seen: all of the transactions before one, and so many lines of it and later ones. */
export interface Seen {
  /** The oldest database transaction that was under way: what it and later ones say may arrive at any time. */
  readonly from: string
  readonly lines: number
}

/** What has been said of standings since something was seen, and what is seen now. */
export interface Changes {
  readonly seen: Seen
  /** Lines that were not seen. None were added where it is zero. */
  readonly added: number
  /** Whether lines that were not seen may have been removed. */
  readonly is_cut: boolean
}

/** Asks in one statement, so that what it counts and what it calls seen are of one moment. */
export async function changesSince(db: Db, seen: Seen | undefined): Promise<Changes> {
  const before = seen ? sql`${seen.from}::bigint` : sql`"from"`
  const { rows } = await sql<{ from: string; lines: number; later: number; is_cut: boolean }>`
    select "from"::text, "from" - ${before} > ${ASKED_FOR} as is_cut,
      (select count(*)::int from changed_standings where made_by >= ${before}) as lines,
      (select count(*)::int from changed_standings where made_by >= "from") as later
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "from") as now`.execute(db)
  const { from, lines, later, is_cut } = ensure(rows[0])
  return { seen: { from, lines: later }, added: lines - (seen?.lines ?? 0), is_cut }
}

/** The accreditations of which something was said since, some of them seen before. */
export async function changedSince(db: Db, { from }: Seen): Promise<number[]> {
  const { rows } = await sql<{ accreditation_id: number }>`
    select distinct accreditation_id from changed_standings where made_by >= ${from}::bigint`.execute(db)
  return rows.map(({ accreditation_id }) => accreditation_id)
}

/** Removes the lines that nobody asks for any more, and those of a database whose transactions counted further. */
export async function forgetChangedStandings(db: Db): Promise<void> {
  await sql`
    delete from changed_standings
    where made_by < (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint) - ${KEPT}
      or made_by >= (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`.execute(db)
}
