import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { PageRequest } from '@lading/contract/tables/paged-table'
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool, StringReference } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import type { Db } from '../database.ts'
import type { Parts } from '../merged-rows.ts'
import type { Counted, Kept, Rows } from '../paging.ts'

interface Reply {
  data: unknown[]
  total: number
  is_more?: true | undefined
}
/** A list of the contract (`pagedTable`). */
export type ListEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<PageRequest>, z.ZodType<Reply, Reply>>
export type RequestOf<L extends ListEndpoint> = z.output<L['body']>
export type ColumnOf<L extends ListEndpoint> = RequestOf<L>['order_by']
type FilterOf<L extends ListEndpoint> = Exclude<keyof RequestOf<L>, keyof PageRequest>
export type RowOf<L extends ListEndpoint> = z.input<L['reply']>['data'][number]

/** What a page of a list is read with: the request, for whom, and when. */
export interface ListContext<L extends ListEndpoint> {
  readonly db: Db
  readonly request: RequestOf<L>
  readonly actor: Caller
  readonly now: Date
}

/** The column a filter names must equal; else its condition. `null`: the rows are chosen by it already. */
export type Filter<DB, T extends keyof DB, Value> =
  | StringReference<DB, T>
  | ((eb: ExpressionBuilder<DB, T>, value: Value) => Expression<SqlBool>)
  | null

type Ordering<DB, T extends keyof DB, Row> = StringReference<DB, T> | (keyof Row & string) | Expression<unknown>

/** Which rows a list shows. */
export interface Source<L extends ListEndpoint, Scope, DB, T extends keyof DB, Row> {
  readonly list: L
  /** What is looked up first, such as the businesses of a person; refuses who may not ask. */
  readonly scope?: (context: ListContext<L>) => Promise<Scope>
  /** The rows this person may see; in parts where each has an index of its own, as those of two agencies. */
  readonly rows: (context: ListContext<L>, scope: Scope) => SelectQueryBuilder<DB, T, Row> | Parts<DB, T, Row>
  /** In their place, where a list is narrowed and the database finds those asked for otherwise. Never asked of a search. */
  readonly narrowed?: (context: ListContext<L>, scope: Scope) => Promise<Rows<Partial<Row>> | undefined>
  /** How many there are, where it is known or kept; nothing where it must be counted. Never asked of a search. */
  readonly total?: (context: ListContext<L>, scope: Scope) => Counted | Kept | undefined
}

/** How the rows are ordered, searched, narrowed and shown, in the words of their query. */
export interface Definition<L extends ListEndpoint, Scope, DB, T extends keyof DB, Row> {
  /** Keeps the order of equal rows the same from page to page. */
  readonly unique: Ordering<DB, T, Row>
  /** What each column of the contract is ordered by; some need to know which way round. */
  readonly order: Readonly<Record<ColumnOf<L>, Ordering<DB, T, Row> | ((way: 'asc' | 'desc') => Ordering<DB, T, Row>)>>
  /** The texts that are searched. */
  readonly search?: readonly (StringReference<DB, T> | Expression<string | null>)[]
  /** In their place, where rows are narrow: a text that the database keeps folded. */
  readonly folded?: StringReference<DB, T>
  /** Beside it, the column of a name in capitals, by an index: who searches a whole one means that row, and nothing else. */
  readonly named?: StringReference<DB, T>
  readonly filters: { readonly [F in FilterOf<L>]-?: Filter<DB, T, NonNullable<RequestOf<L>[F]>> }
  /** The rows of a page with the contract's columns. */
  readonly columns: (rows: Row[], context: ListContext<L>, scope: Scope) => RowOf<L>[] | Promise<RowOf<L>[]>
}
