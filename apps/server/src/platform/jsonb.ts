import { sql, type ColumnType, type RawBuilder } from 'kysely'

declare const unread: unique symbol
/** What a jsonb column holds before its schema has read it. TypeScript refuses to cast it: it can only be parsed. */
export type Unread = typeof unread

/** A jsonb column: read by its schema, written as text (`asJson`). */
export type Jsonb = ColumnType<Unread, string, string>

/** Text for a jsonb column; both drivers take it alike, arrays included. */
export const asJson = (value: unknown): string => JSON.stringify(value)

/**
 * Reads single answers of a jsonb column in SQL, as text; null where there is none. `A` is what the column holds: an answer
 * renamed there cannot keep its old name here.
 */
export const textIn =
  <A extends object>(column: string) =>
  (name: keyof A & string): RawBuilder<string | null> =>
    sql`${sql.ref(column)} ->> ${sql.lit(name)}`

/** The same, with '' for what is not there. */
export const filledIn =
  <A extends object>(column: string) =>
  (name: keyof A & string): RawBuilder<string> =>
    sql`coalesce(${textIn<A>(column)(name)}, '')`

/** A part of a jsonb column as jsonb; null where there is none. */
export const partIn =
  <A extends object>(column: string) =>
  (name: keyof A & string): RawBuilder<unknown> =>
    sql`${sql.ref(column)} -> ${sql.lit(name)}`

/** Whether a jsonb column has such an answer at all. */
export const hasIn =
  <A extends object>(column: string) =>
  (name: keyof A & string): RawBuilder<boolean> =>
    sql`jsonb_exists(${sql.ref(column)}, ${sql.lit(name)})`
