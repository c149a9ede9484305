import { PAGE_SIZES } from '@lading/contract/paged-table'
import { useSearchParams } from 'react-router'
import type { Filter } from './TableBar.tsx'

/** What the person asked of a table, as it stands in the address. */
export interface TableRequest {
  readonly page: number
  readonly per_page: number
  readonly order_by: string | undefined
  readonly sort_by: 'asc' | 'desc' | undefined
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
}

/** A column as the server calls it, and which way round. */
export interface Order {
  readonly order_by: string
  readonly sort_by: 'asc' | 'desc'
}

/** How a table is ordered now: as was chosen, else as the server orders it, where that is known. */
export function orderOf({ order_by, sort_by }: TableRequest, ordered: Order | undefined): Order | undefined {
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
}

/** Reads and writes a table's request in the address; `urlKey` sets it apart from another table's. */
export function useTableRequest(urlKey: string, filters: readonly Filter[]): TableState {
  const [address, setAddress] = useSearchParams()
  const key = (name: string) => (urlKey ? `${urlKey}.${name}` : name)
  const request = requestIn((name) => address.get(key(name)), filters)

  const change = (changes: Record<string, string | number>) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        const all: Record<string, string | number> = { page: 1, ...changes }
        for (const [name, value] of Object.entries(all)) {
          if (value === '' || (name === 'page' && value === 1)) next.delete(key(name))
          else next.set(key(name), String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const narrowing = ['search', ...filters.map(({ name }) => name)]
  return {
    request,
    isNarrowed: request.search !== '' || Object.keys(request.filters).length > 0,
    turnTo: (page) => change({ page }),
    resize: (per_page) => change({ per_page }),
    sort: (order_by, sort_by) => change({ order_by, sort_by }),
    search: (search) => change({ search }),
    filter: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, '']))),
  }
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

function requestIn(read: (name: string) => string | null, filters: readonly Filter[]): TableRequest {
  const size = Number(read('per_page'))
  const chosen = filters.flatMap(({ name }) => (read(name) ? [[name, read(name) ?? ''] as const] : []))
  const sort_by = read('sort_by')
  return {
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    per_page: PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0],
    order_by: read('order_by') ?? undefined,
    sort_by: sort_by === 'asc' || sort_by === 'desc' ? sort_by : undefined,
    search: read('search') ?? '',
    filters: Object.fromEntries(chosen),
  }
}
