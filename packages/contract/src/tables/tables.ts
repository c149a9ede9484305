import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { PAGE_SIZES } from './paged-table.ts'

/** How many views a person may keep of one list. */
export const MOST_VIEWS = 30
const MOST_PARTS = 40

/** The name of a list: the last word of `POST /lists/<name>`. */
export const ListName = z.string().regex(/^[a-z0-9-]{1,80}$/, 'This list does not exist.')
const Part = z.string().min(1).max(80)
const Hidden = z.array(Part).max(MOST_PARTS)

/**
 * What a list was asked, as it stands in the address. Lists change: a filter, a column or an order that is no longer
 * known is left out by its reader.
 */
export const ViewState = z.object({
  search: z.string().trim().max(255).default(''),
  filters: z
    .record(Part, z.string().min(1).max(255))
    .refine((filters) => Object.keys(filters).length <= MOST_PARTS, 'Too many filters.')
    .default({}),
  order_by: Part.optional(),
  sort_by: z.enum(['asc', 'desc']).optional(),
  per_page: z.literal(PAGE_SIZES).default(PAGE_SIZES[0]),
  /** The columns left out, by their heads: a column that is added to the list later is shown. */
  hidden: Hidden.default([]),
})
export type ViewState = z.output<typeof ViewState>

export const ViewName = z.string().trim().min(1, 'Enter a name for the view.').max(60, 'At most 60 characters.')

/** A list as a person wants to find it again. */
export const TableView = z.object({
  id: z.int(),
  list: ListName,
  name: z.string(),
  state: ViewState,
  /** The list opens with it. */
  is_default: z.boolean(),
  version: z.int(),
})
export type TableView = z.infer<typeof TableView>

export const listTableViews = endpoint({
  method: 'GET',
  path: '/table-views',
  summary: 'My saved views of lists, and the columns hidden in each list',
  access: 'signed-in',
  recordScope: 'own',
  reply: z.object({
    data: z.array(TableView),
    total: z.int(),
    columns: z.array(z.object({ list: ListName, hidden: Hidden })),
  }),
})

const Kept = z.object({ name: ViewName, state: ViewState.strict(), is_default: z.boolean().default(false) })

export const saveTableView = endpoint({
  method: 'POST',
  path: '/table-views',
  summary: 'Saves a view of a list under a name',
  access: 'signed-in',
  body: Kept.extend({ list: ListName }),
  reply: TableView,
  idempotent: true,
})

export const changeTableView = endpoint({
  method: 'PUT',
  path: '/table-views/:id',
  summary: 'Renames or replaces one of my views, or opens the list with it',
  access: 'signed-in',
  recordScope: 'own',
  params: ById,
  body: Kept.extend({ version: z.int() }),
  reply: TableView,
})

export const deleteTableView = endpoint({
  method: 'DELETE',
  path: '/table-views/:id',
  summary: 'Delete one of my views',
  access: 'signed-in',
  recordScope: 'own',
  params: ById,
  reply: z.object({ id: z.int() }),
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/table-columns',
  summary: 'Hides columns of a list',
  access: 'signed-in',
  body: z.object({ list: ListName, hidden: Hidden }),
  reply: z.object({ list: ListName, hidden: Hidden }),
})

export const noteExport = endpoint({
  method: 'POST',
  path: '/table-exports',
  summary: 'Records an export of a list, before it is given',
  access: 'signed-in',
  body: z.object({
    list: ListName,
    entries: z.int().min(0),
    columns: z.array(Part).min(1).max(MOST_PARTS),
    search: z.string().max(255),
    filters: z.record(Part, z.string().max(255)),
  }),
  reply: z.object({ noted_at: z.iso.datetime() }),
})
