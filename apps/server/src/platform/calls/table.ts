import type { PageRequest } from '@lading/contract/tables/paged-table'
import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import { bind } from './bind.ts'
import type { Deps } from '../deps.ts'
import { foundPageOf, mergedRows, type Parts } from '../merged-rows.ts'
import { isFoundByIndex, isFoundIn, keptTotal, pageOf, pageOfRows, type Rows } from '../paging.ts'
import type {
  ColumnOf,
  Definition,
  Filter,
  ListContext,
  ListEndpoint,
  RequestOf,
  RowOf,
  Source,
} from './table-definition.ts'

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
    const isNarrowed = (request: PageRequest) =>
      filters.some(
        ([name, filter]) => filter !== null && (request as unknown as Record<string, unknown>)[name] !== undefined,
      )
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
        const kept = isSearched ? undefined : source.total?.(context, scope)
        const otherwise = isSearched ? undefined : await source.narrowed?.(context, scope)
        const known = kept && !otherwise && isNarrowed(request) ? await keptTotal(context.db, kept) : kept
        const paged = (parts: Parts<DB, T, Row>) => {
          if (otherwise) return pageOfRows(otherwise as Rows<Row>, request, known)
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
