import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { OpenSection } from '../open-section.ts'

/**
 * Keeps lines as they were filed, before they are changed or removed: those named, or all. A line that was kept in this
 * round already was not filed as it stands, and of a draft nothing was.
 */
export async function keepFiled(
  tx: Tx,
  { found, section, round }: OpenSection,
  line_ids: readonly number[] | 'all',
): Promise<void> {
  if (round === 0) return
  const named = line_ids === 'all' ? null : [...line_ids]
  await sql`
    insert into report_line_history (transaction_id, section, number, identity, answers, first_round, last_round)
    select transaction_id, section, number, identity, answers, first_round, ${round - 1}::int
    from report_lines
    where transaction_id = ${found.transaction.id} and section = ${section.name} and first_round < ${round}::int
      and (${named}::int[] is null or id = any(${named}::int[]))`.execute(tx)
}
