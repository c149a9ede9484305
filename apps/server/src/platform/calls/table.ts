import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { PageRequest } from '@lading/contract/tables/paged-table'
import type { FastifyInstance } from 'fastify'
import {
  sql,
  type Expression,
  type RawBuilder,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
} from 'kysely'
import type { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { bind } from './bind.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../database.ts'
import type { Deps } from '../deps.ts'
import { foundPageOf, mergedRows, type Parts } from '../merged-rows.ts'
import { isFoundByIndex, isFoundIn, pageOf, pageOfRows, type Counted, type Kept } from '../paging.ts'

interface Reply {
  data: unknown[]
  total: number
  is_more?: true | undefined
}
/** A list of the contract (`pagedTable`). */
type ListEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<PageRequest>, z.ZodType<Reply, Reply>>
type RequestOf<L extends ListEndpoint> = z.output<L['body']>
type ColumnOf<L extends ListEndpoint> = RequestOf<L>['order_by']
type FilterOf<L extends ListEndpoint> = Exclude<keyof RequestOf<L>, keyof PageRequest>
type RowOf<L extends ListEndpoint> = z.input<L['reply']>['data'][number]

/** What a page of a list is read with: the request, for whom, and when. */
export interface ListContext<L extends ListEndpoint> {
  readonly db: Db
  readonly request: RequestOf<L>
  readonly actor: Caller
  readonly now: Date
}

/** The column a filter names must equal; else its condition. `null`: the rows are chosen by it already. */
type Filter<DB, T extends keyof DB, Value> =
  | StringReference<DB, T>
  | ((eb: ExpressionBuilder<DB, T>, value: Value) => Expression<SqlBool>)
  | null

type Ordering<DB, T extends keyof DB, Row> = StringReference<DB, T> | (keyof Row & string) | Expression<unknown>

/** Which rows a list shows. */
interface Source<L extends ListEndpoint, Scope, DB, T extends keyof DB, Row> {
  readonly list: L
  /** What is looked up first, such as the businesses of a person; refuses who may not ask. */
  readonly scope?: (context: ListContext<L>) => Promise<Scope>
  /** The rows this person may see; in parts where each has an index of its own, as those of two agencies. */
  readonly rows: (context: ListContext<L>, scope: Scope) => SelectQueryBuilder<DB, T, Row> | Parts<DB, T, Row>
  /** How many there are, where it is known or kept; nothing where it must be counted. Never asked of a search. */
  readonly total?: (context: ListContext<L>, scope: Scope) => Counted | Kept | undefined
}

/** How the rows are ordered, searched, narrowed and shown, in the words of their query. */
interface Definition<L extends ListEndpoint, Scope, DB, T extends keyof DB, Row> {
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

/** One list of the server. */
export interface Table<L extends ListEndpoint> {
  readonly list: L
  readonly page: (context: ListContext<L>) => Promise<{ data: RowOf<L>[]; total: number; is_more?: true }>
}

/** As a reference is written whole: letters first, and at its end the number. */
const WHOLE_NAME = /^[a-z]+-.*\d{4}$/i

/** Defines a list: first whose rows it shows, then how they are ordered, searched, narrowed and shown. */
export const tableOf =
  <L extends ListEndpoint, Scope, DB, T extends keyof DB, Row>(source: Source<L, Scope, DB, T, Row>) =>
  (table: Definition<L, Scope, DB, T, Row>): Table<L> => {
    const texts = (table.search ?? []).map((text) => (typeof text === 'string' ? sql.ref<string>(text) : text))
    const filters = Object.entries<Filter<DB, T, never>>(table.filters)
    const narrowed = (query: SelectQueryBuilder<DB, T, Row>, request: PageRequest) => {
      const given = request as unknown as Record<string, never>
      for (const [name, filter] of filters) {
        if (filter === null || given[name] === undefined) continue
        query =
          typeof filter === 'function'
            ? query.where((eb) => filter(eb, ensure(given[name], `filter ${name}`)))
            : query.where(sql.ref(filter), '=', given[name])
      }
      return query
    }
    const searched = (query: SelectQueryBuilder<DB, T, Row>, request: PageRequest) => {
      if (request.search === '') return query
      if (table.folded) query = query.where(isFoundByIndex(request.search, sql.ref(table.folded)))
      return texts.length > 0 ? query.where(isFoundIn(request.search, ...texts)) : query
    }
    return {
      list: source.list,
      page: async (context) => {
        const { request } = context
        const scope = (await source.scope?.(context)) as Scope
        const by = table.order[request.order_by as ColumnOf<L>]
        const given = typeof by === 'function' ? by(request.sort_by) : by
        const found = [source.rows(context, scope)].flat().map((part) => narrowed(part, request))
        const isSearched = request.search !== '' && (table.folded !== undefined || texts.length > 0)
        const known = isSearched ? undefined : source.total?.(context, scope)
        const paged = (parts: Parts<DB, T, Row>) => {
          const order = { by: asExpression(given), tie: asExpression(table.unique) }
          if (isSearched && table.folded) return foundPageOf(context.db, parts, request, order)
          const [only, ...others] = parts
          if (only && others.length === 0) {
            // The compiler does not compare references into tables it does not know yet; the definition was checked.
            return pageOf(only, request, { [request.order_by]: given } as never, table.unique as never, known)
          }
          return pageOfRows(mergedRows(context.db, parts, order), request, known)
        }
        const named =
          table.named && WHOLE_NAME.test(request.search)
            ? await paged(
                found.map((part) => part.where(sql.ref(ensure(table.named)), '=', request.search.toUpperCase())),
              )
            : undefined
        const { data, total, is_more } = named?.total
          ? named
          : await paged(found.map((part) => searched(part, request)))
        return { data: await table.columns(data, context, scope), total, ...(is_more ? { is_more } : {}) }
      },
    }
  }

const asExpression = (ordering: unknown) =>
  typeof ordering === 'string' ? sql.ref(ordering) : (ordering as RawBuilder<unknown>)

/** Joins a list to its call. */
export function bindTable<L extends ListEndpoint>(
  app: FastifyInstance,
  { list, page }: Table<L>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): void {
  bind(app, list, ({ body, actor }) => page({ db, request: body as RequestOf<L>, actor, now: clock.now() }) as never)
}
