import type { ColumnType } from 'kysely'

/** A jsonb column: read as `unknown` (parse it with its schema), written as text (`asJson`). */
export type Jsonb = ColumnType<unknown, string, string>

/** Text for a jsonb column; both drivers take it alike, arrays included. */
export const asJson = (value: unknown): string => JSON.stringify(value)
