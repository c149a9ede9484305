import { pagedTable } from '@lading/contract/tables/paged-table'
import type { TableView, ViewState } from '@lading/contract/tables/tables'
import { z } from 'zod'
import { type Column, ServerTable } from '#ui/tables/ServerTable.tsx'
import { authorisation, person } from './people.ts'
import { answer, asked } from './server.ts'
import { startSession } from './session.ts'
import type { show } from './show.tsx'

const Business = z.object({ id: z.int(), name: z.string(), amount: z.string() })
export type Business = z.infer<typeof Business>

/** A list of the portal, for tests of what every list can do. */
export const businesses = pagedTable({
  name: 'businesses',
  summary: 'Businesses',
  access: 'staff',
  row: Business,
  orderBy: ['name', 'amount'],
  filters: { form: z.int().optional() },
})
export const LIST = 'POST /lists/businesses'
export const form = { name: 'form', label: 'Form', choices: [{ value: 3, label: 'Corporation' }] }

const columns: Column<Business>[] = [
  { header: 'Business', cell: ({ name }) => name, orderBy: 'name' },
  { header: 'Amount', cell: ({ amount }) => <b>{amount}</b>, text: ({ amount }) => `₱${amount}`, orderBy: 'amount' },
  { header: 'Number', cell: ({ id }) => id },
]
export const table = (
  <ServerTable endpoint={businesses} label="Businesses" columns={columns} rowKey={({ id }) => id} filters={[form]} />
)

/** The list has so many entries, of which each page gives its own. */
export function answerWith(total: number): void {
  answer(LIST, ({ body }) => {
    const { page, per_page } = body as { page: number; per_page: number }
    const ids = Array.from({ length: total }, (_, place) => place + 1).slice((page - 1) * per_page, page * per_page)
    return { data: ids.map((id) => ({ id, name: `Business ${id}`, amount: `${id}.00` })), total }
  })
}

interface Kept {
  data: TableView[]
  columns: { list: string; hidden: string[] }[]
}

/** A clerk at a list of 23 entries, with nothing kept yet; what a test puts in is what the portal keeps. */
export function clerkAtTheList(): Kept {
  startSession({ user: person('staff'), authorisation })
  const kept: Kept = { data: [], columns: [] }
  answer('GET /table-views', () => ({ ...kept, total: kept.data.length }))
  answer('PUT /table-columns', ({ body }) => {
    kept.columns = [body as Kept['columns'][number]]
    return body
  })
  answerWith(23)
  return kept
}

const plain: ViewState = { search: '', filters: {}, per_page: 10, hidden: [] }
export const view = (name: string, state: Partial<ViewState>, is_default = false): TableView => ({
  id: name.length,
  list: 'businesses',
  name,
  state: { ...plain, ...state },
  is_default,
  version: 1,
})

export const lists = () => asked.filter(({ path }) => path === '/lists/businesses')
export const bodyOf = (kind: string) => asked.findLast(({ method, path }) => `${method} ${path}` === kind)?.body
export const heads = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
