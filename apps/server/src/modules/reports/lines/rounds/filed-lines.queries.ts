import { sql } from 'kysely'
import type { Db } from '#platform/database'

interface SectionRound {
  readonly transaction_id: number
  readonly section: string
  readonly round: number
}

/** The lines of a section as they were filed in a round: those that stand since, and those that gave way after it. */
export function linesFiledIn(db: Db, { transaction_id, section, round }: SectionRound) {
  const standing = db
    .selectFrom('report_lines')
    .select(['number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)
    .where('first_round', '<=', round)
  const gone = db
    .selectFrom('report_line_history')
    .select(['number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)
    .where('first_round', '<=', round)
    .where('last_round', '>=', round)
  return db.selectFrom(standing.unionAll(gone).as('l')).select(['l.number', 'l.answers'])
}

/** What differs in a section between a round and the one before; a line that was put back as it was is none of it. */
export function linesChangedIn(db: Db, { transaction_id, section, round }: SectionRound) {
  const before = db
    .selectFrom('report_line_history')
    .select(['number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)
    .where('last_round', '=', round - 1)
  const after = db
    .selectFrom('report_lines')
    .select(['number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)
    .where('first_round', '=', round)
    .unionAll(
      db
        .selectFrom('report_line_history')
        .select(['number', 'identity', 'answers'])
        .where('transaction_id', '=', transaction_id)
        .where('section', '=', section)
        .where('first_round', '=', round),
    )
  const changes = db
    .selectFrom(before.as('b'))
    .fullJoin(after.as('a'), 'a.number', 'b.number')
    .select([
      sql<number>`coalesce(a.number, b.number)`.as('number'),
      sql<string>`coalesce(a.identity, b.identity)`.as('identity'),
      sql<'added' | 'changed' | 'removed'>`case when b.number is null then 'added'
        when a.number is null then 'removed' else 'changed' end`.as('state'),
      'b.answers as before',
      'a.answers as after',
    ])
    .where(sql<boolean>`a.answers is distinct from b.answers`)
  return db.selectFrom(changes.as('c')).select(['c.number', 'c.state', 'c.before', 'c.after'])
}
