import { z } from 'zod'
import { pagedTable } from './tables/paged-table.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'

/** By what a transaction may be found, the plainest first. */
const foundBy = [
  'reference',
  'queue number',
  'business name',
  'TIN',
  'invoice number',
  'receipt number',
  'certificate number',
] as const

/** A transaction that fits a keyword. */
export const FoundTransaction = z.object({
  transaction_id: z.int(),
  reference: z.string(),
  queue_number: z.int().nullable(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  business_id: z.int(),
  business_name: z.string(),
  accreditation_id: z.int().nullable(),
  updated_at: z.iso.datetime(),
  found_by: z.enum(foundBy),
})
export type FoundTransaction = z.infer<typeof FoundTransaction>

export const searchTransactions = pagedTable({
  name: 'search-transaction',
  summary: 'Transactions the caller may see, by part of a number or name; each is listed once',
  access: 'signed-in',
  recordScope: 'transaction',
  row: FoundTransaction,
  orderBy: ['updated_at', 'reference', 'business_name', 'status', 'type'],
  filters: { keyword: z.string().trim().min(1, 'Enter what to search for.').max(255) },
})
