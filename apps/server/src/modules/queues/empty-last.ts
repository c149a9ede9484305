import { sql } from 'kysely'

/** What has no such day stands last, whichever way round; in the words of the indexes. */
export const emptyLast = (column: string) => (way: 'asc' | 'desc') =>
  way === 'desc' ? sql`coalesce(${sql.ref(column)}, '-infinity')` : sql.ref(column)
