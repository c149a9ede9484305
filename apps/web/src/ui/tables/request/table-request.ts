import { PAGE_SIZES } from '@lading/contract/tables/paged-table'
import type { ViewState } from '@lading/contract/tables/tables'
import { useAddress } from '#lib/use-address.ts'
import { addressPartsOf } from '#lib/table-views.ts'
import type { Column } from '../columns/table-column.ts'
import type { Filter } from './table-filter.ts'

/** What the person asked of a table, as it stands in the address. */
export interface TableRequest {
  readonly page: number
  readonly per_page: (typeof PAGE_SIZES)[number]
  readonly order_by: string | undefined
  readonly sort_by: 'asc' | 'desc' | undefined
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
  /** The heads of the columns left out; undefined where the address does not say. */
  readonly hidden: readonly string[] | undefined
}

/** A column as the server calls it, and which way round. */
export interface Ordering {
  readonly order_by: string
  readonly sort_by: 'asc' | 'desc'
}

/** How a table is ordered now: as was chosen, else as the server orders it, where that is known. */
export function orderOf({ order_by, sort_by }: TableRequest, ordered: Ordering | undefined): Ordering | undefined {
  return order_by === undefined ? ordered : { order_by, sort_by: sort_by ?? 'desc' }
}

/** The request and the ways to change it. Every change but of the page starts again at page 1. */
export interface TableState {
  readonly request: TableRequest
  /** Whether a search or a filter leaves rows out. */
  readonly isNarrowed: boolean
  readonly turnTo: (page: number) => void
  readonly resize: (per_page: number) => void
  readonly sort: (order_by: string, sort_by: 'asc' | 'desc') => void
  readonly search: (words: string) => void
  readonly filter: (name: string, value: string) => void
  readonly clear: () => void
  /** Whether the address says nothing about this table. */
  readonly isUntouched: boolean
  /** Shows what a view holds, from its first page. */
  readonly show: (view: ViewState) => void
  /** Forgets all that was asked. */
  readonly reset: () => void
  /** Leaves it to the person's own choice which columns are shown. */
  readonly forgetHidden: () => void
}

const ASKED = ['page', 'per_page', 'order_by', 'sort_by', 'search', 'hide']

/** Reads and writes a table's request in the address; `urlKey` sets it apart from another table's. */
export function useTableRequest(
  urlKey: string,
  filters: readonly Filter[],
  columns: readonly Column<never>[],
): TableState {
  const [address, rewrite] = useAddress()
  const key = (name: string) => (urlKey ? `${urlKey}.${name}` : name)
  const names = filters.map(({ name }) => name)
  const request = requestIn((name) => address.getAll(key(name)), names, columns)

  const change = (changes: Record<string, string | number>) =>
    rewrite((next) => {
      const all: Record<string, string | number> = { page: 1, ...changes }
      for (const [name, value] of Object.entries(all)) {
        if (value === '' || (name === 'page' && value === 1)) next.delete(key(name))
        else next.set(key(name), String(value))
      }
    })
  const forgetAll = (next: URLSearchParams) => [...ASKED, ...names].forEach((name) => next.delete(key(name)))
  return {
    request,
    isNarrowed: request.search !== '' || Object.keys(request.filters).length > 0,
    turnTo: (page) => change({ page }),
    resize: (per_page) => change({ per_page }),
    sort: (order_by, sort_by) => change({ order_by, sort_by }),
    search: (search) => change({ search }),
    filter: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(['search', ...names].map((name) => [name, '']))),
    isUntouched: ![...ASKED, ...names].some((name) => address.has(key(name))),
    show: (view) =>
      rewrite((next) => {
        forgetAll(next)
        for (const [name, value] of addressPartsOf(view)) {
          // A view may be older than its list: what the list no longer knows stays out of the address.
          if (ASKED.includes(name) || names.includes(name)) next.append(key(name), value)
        }
      }),
    reset: () => rewrite(forgetAll),
    forgetHidden: () => rewrite((next) => next.delete(key('hide'))),
  }
}

/** What a table shows now, as a view keeps it. */
export function viewStateOf(request: TableRequest, hidden: readonly string[]): ViewState {
  const { search, filters, per_page, order_by, sort_by } = request
  const order = order_by === undefined ? {} : { order_by, sort_by: sort_by ?? ('desc' as const) }
  return { search, filters: { ...filters }, per_page, hidden: [...hidden], ...order }
}

/** The body of the list call: what was asked, the filters in their own types, and what is fixed. */
export function bodyOf(
  request: TableRequest,
  filters: readonly Filter[],
  fixed: Readonly<Record<string, unknown>> = {},
) {
  const { page, per_page, order_by, sort_by, search } = request
  const chosen = filters.flatMap((filter) => {
    const choice = filter.choices.find(({ value }) => String(value) === request.filters[filter.name])
    return choice ? [[filter.name, choice.value] as const] : []
  })
  return { page, per_page, search, ...(order_by && { order_by, sort_by }), ...Object.fromEntries(chosen), ...fixed }
}

function requestIn(
  readAll: (name: string) => readonly string[],
  filters: readonly string[],
  columns: readonly Column<never>[],
): TableRequest {
  const read = (name: string) => readAll(name)[0]
  const size = Number(read('per_page'))
  const sort_by = read('sort_by')
  const hide = readAll('hide')
  return {
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    per_page: PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0],
    // A list that lost a column is not ordered by it any more.
    order_by: columns.find(({ orderBy }) => orderBy !== undefined && orderBy === read('order_by'))?.orderBy,
    sort_by: sort_by === 'asc' || sort_by === 'desc' ? sort_by : undefined,
    search: read('search') ?? '',
    filters: Object.fromEntries(filters.flatMap((name) => (read(name) ? [[name, read(name) ?? ''] as const] : []))),
    hidden: hide.length > 0 ? hide.filter((head) => head !== '') : undefined,
  }
}
