import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands in the statement as it is written, where each asking puts its own value. */
const VALUE = '\u0000value'

/**
 * A statement that is asked so often, with one text that differs, that building it anew would cost as much as asking it:
 * it is written once for each database.
 */
export function writtenOnce<Row>(statement: (db: Db, value: string) => Compilable<Row>) {
  const written = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db: Db, value: string): Promise<Row[]> => {
    const known = written.get(db) ?? statement(db, VALUE).compile()
    written.set(db, known)
    const parameters = known.parameters.map((one) => (one === VALUE ? value : one))
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}
