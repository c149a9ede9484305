import { holderActs } from '@lading/domain/accreditation/holder-acts'
import { standings } from '@lading/domain/accreditation/certificate/standing'
import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { pagedTable } from '../tables/paged-table.ts'
import { Scopes } from './scopes.ts'
import { AgencyCode, StatusCode } from '../workflow.ts'

const Day = z.iso.date()

/** An accreditation that was given to a business of the caller: how it stands, and what may be done with it. */
export const OwnAccreditation = z.object({
  accreditation_id: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  agency: AgencyCode,
  number: z.string(),
  status: StatusCode,
  standing: z.enum(standings),
  ...Scopes.shape,
  first_day: Day,
  expiry_date: Day,
  /** Of the certificate that stands for it; null where the portal issued none. */
  certificate_slug: z.string().nullable(),
  /** The number of the accreditation that renewed it. */
  renewed_by: z.string().nullable(),
  acts: z.array(
    z.object({
      act: z.enum(holderActs),
      /** A sentence where it may not be done now. */
      why_not: z.string().nullable(),
      path: z.string(),
    }),
  ),
})
export type OwnAccreditation = z.infer<typeof OwnAccreditation>

export const ownAccreditations = endpoint({
  method: 'GET',
  path: '/accreditations/customer',
  summary: 'What the caller’s businesses hold and held, and what may be done with each, those in force first',
  access: 'customer',
  recordScope: 'business',
  reply: z.object({ data: z.array(OwnAccreditation) }),
})

/** A branch of a business of the caller, once for each accreditation that covers it. */
export const OwnBranch = z.object({
  branch_id: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  name: z.string(),
  address: z.string(),
  manager: z.string(),
  permit_number: z.string(),
  permit_ends_on: Day.nullable(),
  closed_on: Day.nullable(),
  accreditation_id: z.int().nullable(),
  accreditation: z.object({ number: z.string(), agency: AgencyCode, status: StatusCode }).nullable(),
  /** Of the branch under that accreditation, as its certificate has it. */
  certificate_number: z.string().nullable(),
})
export type OwnBranch = z.infer<typeof OwnBranch>

export const ownBranches = pagedTable({
  name: 'own-branches',
  summary: 'Branches of the caller’s businesses, once for each accreditation that covers them',
  access: 'customer',
  recordScope: 'business',
  row: OwnBranch,
  orderBy: ['name', 'business_name', 'permit_ends_on'],
  sortBy: 'asc',
  filters: { business_id: z.int().optional(), agency: AgencyCode.optional() },
})

/** An agent or principal of a business of the caller, as the register has it. */
export const OwnAgent = z.object({
  key: z.string(),
  business_id: z.int(),
  business_name: z.string(),
  name: z.string(),
  /** The code of the country, as answers have it. */
  country: z.string(),
  address: z.string(),
  agreement_starts_on: Day.nullable(),
  agreement_ends_on: Day.nullable(),
})
export type OwnAgent = z.infer<typeof OwnAgent>

export const ownAgents = pagedTable({
  name: 'own-agents',
  summary: 'Agents and principals of the caller’s businesses',
  access: 'customer',
  recordScope: 'business',
  row: OwnAgent,
  orderBy: ['name', 'business_name', 'agreement_ends_on'],
  sortBy: 'asc',
  filters: { business_id: z.int().optional() },
})
