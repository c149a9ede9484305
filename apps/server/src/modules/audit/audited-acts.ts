import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** What was done in the portal, by whom, and of which transaction; lists of activity narrow it. */
export function auditedActs(db: Db) {
  return db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('transactions as t', (join) =>
      join.on('t.id', '=', sql<number>`substring(a.chain from '^transaction-([0-9]+)$')::int`),
    )
    .select(['a.id', 'a.at', 'a.action', 'a.object', 'a.object_id', 'a.actor_id', 'a.ip', 't.reference'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
}

/** The act as it is searched: `save-draft` as two words. */
export const actInWords = sql<string>`replace(a.action, '-', ' ')`
