import { sql, type RawBuilder } from 'kysely'

/**
 * Numbers of a group as the statement itself says them, for the partial indexes that name them: given as parameters, the
 * planner could not tell that an index fits.
 */
export const sqlOf = (...group: readonly number[]): RawBuilder<unknown> => sql.raw(group.join(', '))
