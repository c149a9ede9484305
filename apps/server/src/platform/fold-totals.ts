import { sql } from 'kysely'
import type { Db, Tables } from './database.ts'

/** A table of sums that acts add lines to (ADR 27). */
interface Totals<T extends keyof Tables> {
  readonly table: T
  /** What a sum is of. */
  readonly keys: readonly (keyof Tables[T] & string)[]
  /** Such a key that may be null. */
  readonly or_null?: keyof Tables[T] & string
  readonly sum: keyof Tables[T] & string
}

/**
 * Folds the lines that acts have added into one a sum; a sum of one line is left alone. What another process folds at this
 * moment is gone when this one comes to it, and is folded once.
 */
export async function foldTotals<T extends keyof Tables>(
  db: Db,
  { table, keys, or_null, sum }: Totals<T>,
): Promise<void> {
  const of = sql.join([...keys, ...(or_null ? [or_null] : [])].map((key) => sql.ref(key)))
  const same = keys.map((key) => sql`line.${sql.ref(key)} = several.${sql.ref(key)}`)
  const orNull = or_null ? sql`and line.${sql.ref(or_null)} is not distinct from several.${sql.ref(or_null)}` : sql``
  await sql`
    with several as (select ${of} from ${sql.table(table)} group by ${of} having count(*) > 1),
    folded as (
      delete from ${sql.table(table)} line using several where ${sql.join(same, sql` and `)} ${orNull} returning line.*)
    insert into ${sql.table(table)} (${of}, ${sql.ref(sum)})
    select ${of}, sum(${sql.ref(sum)}) from folded group by ${of} having sum(${sql.ref(sum)}) <> 0`.execute(db)
}

interface TotalsOfPeople<T extends keyof Tables> {
  readonly table: T
  readonly person: keyof Tables[T] & string
  readonly sum: keyof Tables[T] & string
}

/** The same of sums that are one a person, of whom there are too many to look through: by the index of lines added since. */
export async function foldTotalsOfPeople<T extends 'notification_totals' | 'audit_totals'>(
  db: Db,
  { table, person, sum }: TotalsOfPeople<T>,
): Promise<void> {
  const of = sql.ref(person)
  await sql`
    with folded as (
      delete from ${sql.table(table)} where ${of} in (select ${of} from ${sql.table(table)} where is_added) returning *)
    insert into ${sql.table(table)} (${of}, ${sql.ref(sum)}, is_added)
    select ${of}, sum(${sql.ref(sum)}), false from folded group by ${of}`.execute(db)
}
