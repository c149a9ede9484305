import { standings } from '@lading/domain/accreditation/certificate/standing'
import { families } from '@lading/domain/transactions/definitions/type-definition'
import { progresses } from '@lading/domain/transactions/progress'
import { Scopes } from '../accreditations/scopes.ts'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { pagedTable } from '../tables/paged-table.ts'
import { PickupPlace } from '../documents/pickup.ts'
import { AgencyCode, StatusCode, TypeCode } from '../workflow.ts'
const Amount = z.string()

/** One line of the applicant's lists. */
export const ApplicationRow = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  queue_number: z.int().nullable(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  business_id: z.int(),
  business_name: z.string(),
  ...Scopes.shape,
  filed_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  client_deadline_on: z.iso.date().nullable(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const myApplications = pagedTable({
  name: 'my-applications',
  summary: 'New applications and renewals of the caller’s businesses',
  access: { permission: 'view-new-accreditation' },
  recordScope: 'business',
  row: ApplicationRow,
  orderBy: ['updated_at', 'reference', 'business_name', 'status', 'filed_at'],
  filters: { business_id: z.int().optional(), status: StatusCode.optional() },
})

/** The families of what a business files. */
const OwnFamily = z.enum(families).exclude(['case'])

export const customerTransactions = pagedTable({
  name: 'customer-transactions',
  summary: 'All transactions of the caller’s businesses, drafts included; never cases against them',
  access: 'customer',
  recordScope: 'business',
  row: ApplicationRow,
  orderBy: ['updated_at', 'reference', 'business_name', 'status', 'filed_at'],
  filters: {
    business_id: z.int().optional(),
    family: OwnFamily.optional(),
    progress: z.enum(progresses).optional(),
  },
})

export const otherTransactions = pagedTable({
  name: 'other-transactions',
  summary: 'Requests of the caller’s businesses for documents of the agencies (types 16 and 17)',
  access: 'customer',
  recordScope: 'business',
  row: ApplicationRow,
  orderBy: ['updated_at', 'reference', 'business_name', 'status', 'filed_at'],
  filters: { business_id: z.int().optional(), progress: z.enum(progresses).optional() },
})

/** One line of what waits for the applicant. */
export const ForActionRow = ApplicationRow.extend({ pickup: PickupPlace.nullable() })
export type ForActionRow = z.infer<typeof ForActionRow>

export const forClientsAction = pagedTable({
  name: 'for-clients-action',
  summary: 'What the caller’s businesses must complete, answer, pay or pick up',
  access: 'customer',
  recordScope: 'business',
  row: ForActionRow,
  orderBy: ['client_deadline_on', 'updated_at', 'reference', 'business_name', 'status'],
  sortBy: 'asc',
  filters: { business_id: z.int().optional() },
})

const Business = z.object({ id: z.int(), name: z.string() })

/** An accreditation a business holds or held, as its dashboard shows it. */
export const HeldAccreditation = z.object({
  accreditation_id: z.int(),
  agency: AgencyCode,
  number: z.string(),
  status: StatusCode,
  ...Scopes.shape,
  first_day: z.iso.date(),
  expiry_date: z.iso.date(),
  days_left: z.int(),
  /** It is in force, and its renewal has opened. */
  ends_soon: z.boolean(),
  standing: z.enum(standings),
  /** The number of the accreditation that renewed it. */
  renewed_by: z.string().nullable(),
  /** Where it can be renewed today: whether that has begun and waits for what is missing, where it is done, and the last day. */
  renewal: z
    .object({ has_begun: z.boolean(), is_incomplete: z.boolean(), path: z.string(), ends_on: z.iso.date() })
    .nullable(),
  certificate_slug: z.string().nullable(),
})
export type HeldAccreditation = z.infer<typeof HeldAccreditation>

export const WaitingItem = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  business_id: z.int(),
  type: TypeCode,
  status: StatusCode,
  title: z.string(),
  about: z.string(),
  pickup: PickupPlace.nullable(),
  due_on: z.iso.date().nullable(),
  working_days_left: z.int().nullable(),
})
export type WaitingItem = z.infer<typeof WaitingItem>

export const businessStats = endpoint({
  method: 'GET',
  path: '/transactions/:id/customer-business-stats',
  summary: 'The dashboard of one business; id is the business',
  access: { permission: 'view-customer-dashboard' },
  recordScope: 'business',
  params: ById,
  reply: z.object({
    business: Business,
    businesses: z.array(Business),
    accreditations: z.array(HeldAccreditation),
    waiting: z.array(WaitingItem),
    invoices: z.array(
      z.object({
        invoice_id: z.int(),
        transaction_id: z.int().nullable(),
        number: z.string(),
        about: z.string(),
        total_amount_due: Amount,
        due_date: z.iso.date().nullable(),
      }),
    ),
    /** Agencies with which a new application may be opened now, and why not with the others. */
    may_apply: z.array(z.object({ agency: AgencyCode, why_not: z.string().nullable() })),
  }),
})

export const businessTransactions = endpoint({
  method: 'GET',
  path: '/transactions/:id/customer-business-trans',
  summary: 'The ten open transactions of one business that changed last, and how many there are; id is the business',
  access: { permission: 'view-customer-dashboard' },
  recordScope: 'business',
  params: ById,
  reply: z.object({ data: z.array(ApplicationRow), total: z.int() }),
})

/** Where a business may apply. */
export const applicationOpenings = endpoint({
  method: 'GET',
  path: '/accreditations/openings',
  summary: 'The caller’s businesses, and whether each may open a new application',
  access: { permission: 'create-new-accreditation' },
  reply: z.object({
    data: z.array(
      z.object({
        business_id: z.int(),
        business_name: z.string(),
        openings: z.array(
          z.object({
            agency: AgencyCode,
            /** A sentence where it may not. */
            why_not: z.string().nullable(),
            /** The draft that is already open. */
            draft_id: z.int().nullable(),
          }),
        ),
      }),
    ),
  }),
})
