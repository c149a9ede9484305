import { writeFileSync } from 'node:fs'
import { ensure } from '@lading/domain/ensure'
import { connectEmbedded } from '#platform/embedded/connect-embedded'
import { migrate } from '#platform/migrate'

/**
 * Writes the column types of every table to schema.generated.ts, read from a freshly migrated embedded database. The views of
 * invariants are left out: no call or job may read one.
 */

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly udt_name: string
  readonly is_nullable: 'YES' | 'NO'
  readonly has_default: boolean
  readonly is_generated: 'ALWAYS' | 'NEVER'
}

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  jsonb: 'Jsonb',
  _text: 'string[]',
  _int2: 'number[]',
}

// Columns whose values the domain names.
const named: Record<string, string> = {
  agency: 'Agency',
  'transactions.status': 'Status',
  'accreditations.status': 'Status',
  'transactions.returned_from': 'Status',
  'transactions.type': 'TransactionType',
  'documents_of_approval.type': 'TransactionType',
  'obligations.type': 'TransactionType',
  'transaction_steps.from_status': 'Status',
  'transaction_steps.to_status': 'Status',
  'list_rules.status': 'Status',
  'list_rules.type': 'TransactionType',
  'list_rows.status': 'Status',
  'list_rows.type': 'TransactionType',
  'list_totals.status': 'Status',
  'list_totals.type': 'TransactionType',
  'users.audience': "'customer' | 'staff'",
}

const connection = await connectEmbedded()
await migrate(connection)
const { rows } = await connection.rows<Column>(`
  select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.is_generated,
    (c.column_default is not null or c.is_identity = 'YES') as has_default
  from information_schema.columns c where c.table_schema = 'public' and not starts_with(c.table_name, 'invariant_')
  order by c.table_name, c.ordinal_position`)
await connection.close()

const tables = Object.entries(Object.groupBy(rows, (row) => row.table_name))
writeFileSync(
  new URL('../platform/schema.generated.ts', import.meta.url),
  [
    '// Written by commands/write-schema.ts (`npm run db:types -w @lading/server`). Not edited by hand.',
    "import type { ColumnType } from 'kysely'",
    "import type { Status } from '@lading/domain/transactions/status'",
    "import type { Agency } from '@lading/domain/transactions/agency'",
    "import type { TransactionType } from '@lading/domain/transactions/transaction-type'",
    "import type { Jsonb, Unread } from './jsonb.ts'",
    '',
    'type Numeric = ColumnType<string, string, string>',
    'type Timestamp = ColumnType<Date, Date, Date>',
    '/** A column the database fills when it is left out. */',
    'type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>',
    '',
    'export interface Tables {',
    ...tables.flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...ensure(columns, `columns of ${table}`).map(lineOf),
      '  }',
    ]),
    '}',
    '',
  ].join('\n'),
)

function lineOf({ table_name, column_name, udt_name, is_nullable, has_default, is_generated }: Column): string {
  const base = named[`${table_name}.${column_name}`] ?? named[column_name] ?? typeOf[udt_name]
  if (!base) throw new Error(`${table_name}.${column_name}: no TypeScript type for ${udt_name}`)
  if (is_generated === 'ALWAYS') {
    const read = udt_name === 'numeric' ? 'string' : base
    return `    ${column_name}: ColumnType<${read}${is_nullable === 'YES' ? ' | null' : ''}, never, never>`
  }
  const nullable = is_nullable === 'YES' ? withNull(base) : base
  return `    ${column_name}: ${has_default ? `Filled<${nullable}>` : nullable}`
}

function withNull(base: string): string {
  if (base === 'Numeric') return 'ColumnType<string | null, string | null, string | null>'
  if (base === 'Timestamp') return 'ColumnType<Date | null, Date | null, Date | null>'
  if (base === 'Jsonb') return 'ColumnType<Unread | null, string | null, string | null>'
  return `${base} | null`
}
