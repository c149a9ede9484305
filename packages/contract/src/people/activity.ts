import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { PAGE_SIZES, pagedTable } from '../tables/paged-table.ts'

/** Something a person did, or that was done to their account. */
export const Activity = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** What it was done to, such as a transaction's reference; empty where it is the account itself. */
  about: z.string(),
  /** Who did it, where it was somebody else. */
  by: z.string(),
  /** Empty for a customer where staff did it. */
  ip: z.string(),
})
export type Activity = z.infer<typeof Activity>

export const activityList = pagedTable({
  name: 'activity',
  summary: 'Actions of a person and changes to their account: the caller’s own, or an account the caller manages',
  access: 'signed-in',
  recordScope: 'account',
  row: Activity,
  orderBy: ['at'],
  filters: { user_id: z.int().positive() },
})

export const activityLog = endpoint({
  method: 'GET',
  path: '/activitylog/:id',
  summary: 'The same, for the person in the address',
  access: 'signed-in',
  recordScope: 'account',
  params: ById,
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).default(1),
    per_page: z.coerce.number<string | number>().pipe(z.literal(PAGE_SIZES)).default(10),
  }),
  reply: z.object({ data: z.array(Activity), total: z.int() }),
})
