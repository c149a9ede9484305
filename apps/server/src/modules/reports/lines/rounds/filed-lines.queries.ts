import { sql } from 'kysely'
import type { Db } from '#platform/database'

interface SectionRound {
  readonly transaction_id: number
  readonly section: string
  readonly round: number
}

/** The lines of a section that stand now. */
const standing = (db: Db, { transaction_id, section }: SectionRound) =>
  db
    .selectFrom('report_lines')
    .select((eb) => [eb.ref('id').$castTo<number | null>().as('id'), 'number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)

/** Those that gave way to others. */
const gone = (db: Db, { transaction_id, section }: SectionRound) =>
  db
    .selectFrom('report_line_history')
    .select([sql<number | null>`null::int`.as('id'), 'number', 'identity', 'answers'])
    .where('transaction_id', '=', transaction_id)
    .where('section', '=', section)

/**
 * The lines of a section as they were filed in a round: those that stand since, and those that gave way after it, which
 * have no id any more.
 */
export function linesFiledIn(db: Db, asked: SectionRound) {
  const { round } = asked
  const since = standing(db, asked).where('first_round', '<=', round)
  const until = gone(db, asked).where('first_round', '<=', round).where('last_round', '>=', round)
  return db.selectFrom(since.unionAll(until).as('l')).select(['l.id', 'l.number', 'l.answers'])
}

/** What differs in a section between a round and the one before; a line that was put back as it was is left out. */
export function linesChangedIn(db: Db, asked: SectionRound) {
  const { round } = asked
  const before = gone(db, asked).where('last_round', '=', round - 1)
  const after = standing(db, asked)
    .where('first_round', '=', round)
    .unionAll(gone(db, asked).where('first_round', '=', round))
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
