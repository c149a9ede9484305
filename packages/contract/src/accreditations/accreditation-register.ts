import { scopes } from '@lading/domain/transactions/scope'
import { z } from 'zod'
import { pagedTable } from '../tables/paged-table.ts'
import { Scopes } from './scopes.ts'
import { AgencyCode, StatusCode, TypeCode } from '../workflow.ts'

/** An accreditation that was given, as the staff of its agency list it. */
export const RegisteredAccreditation = z.object({
  accreditation_id: z.int(),
  agency: AgencyCode,
  number: z.string(),
  business_id: z.int(),
  business_name: z.string(),
  ...Scopes.shape,
  status: StatusCode,
  first_day: z.iso.date(),
  expiry_date: z.iso.date(),
  /** Calendar days to the last one, negative after it; null where it is not in force. */
  days_left: z.int().nullable(),
  /** It is in force, and its renewal has opened. */
  ends_soon: z.boolean(),
  /** The renewal that is submitted and open. */
  renewal: z.object({ transaction_id: z.int(), type: TypeCode, reference: z.string() }).nullable(),
  /** What it owes its agency now: reports asked for and not filed, the first due first. */
  due: z.array(z.object({ type: TypeCode, due_on: z.iso.date(), is_late: z.boolean() })),
})
export type RegisteredAccreditation = z.infer<typeof RegisteredAccreditation>

export const accreditationsHeld = pagedTable({
  name: 'accreditations-held',
  summary: 'Accreditations that the caller’s agency has given: standing, term, scopes and what is due',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  row: RegisteredAccreditation,
  orderBy: ['business_name', 'expiry_date', 'number'],
  sortBy: 'asc',
  filters: { status: StatusCode.optional(), scope: z.enum(scopes).optional(), agency: AgencyCode.optional() },
})
