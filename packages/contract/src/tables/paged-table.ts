import { z } from 'zod'
import { endpoint, type Access } from '../calls/endpoint.ts'
import type { ProblemCode } from '../calls/problem.ts'
import type { RecordScope } from '../calls/record-scope.ts'

export const PAGE_SIZES = [10, 20, 50] as const // specification, section 9
/** A list that is taken along as a file is read in larger pages, so that few of them can shift meanwhile. */
export const EXPORT_SIZE = 500

/** The server-paged list every table screen uses (specification, sections 2.7 and 7). Each screen's list is `POST /lists/<name>`. */
export function pagedTable<Row extends z.ZodType, const Column extends string, F extends z.ZodRawShape = {}>(spec: {
  name: string
  summary: string
  access: Access
  recordScope?: RecordScope
  /** How it fails besides what every list may answer. */
  refuses?: readonly ProblemCode[]
  row: Row
  orderBy: readonly [Column, ...Column[]]
  /** How the list is ordered when nobody chose: the first column, this way round. */
  sortBy?: 'asc' | 'desc'
  filters?: F
}) {
  return endpoint({
    method: 'POST',
    path: `/lists/${spec.name}`,
    summary: spec.summary,
    access: spec.access,
    recordScope: spec.recordScope,
    refuses: spec.refuses,
    body: z.object({
      page: z.int().min(1).default(1),
      per_page: z.literal([...PAGE_SIZES, EXPORT_SIZE]).default(10),
      order_by: z.enum(spec.orderBy).default(spec.orderBy[0]),
      sort_by: z.enum(['asc', 'desc']).default(spec.sortBy ?? 'desc'),
      search: z.string().trim().max(255).default(''),
      ...(spec.filters ?? ({} as F)),
    }),
    // `is_more`: more fit than the total, beyond which nobody counts; the list is those that changed last
    reply: z.object({ data: z.array(spec.row), total: z.int(), is_more: z.literal(true).optional() }),
  })
}

/** What every list request carries, whatever its filters. */
export interface PageRequest<Column extends string = string> {
  page: number
  per_page: number
  order_by: Column
  sort_by: 'asc' | 'desc'
  search: string
}
