import { businessRights } from '@lading/domain/people/acting/actor'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { statuses } from '@lading/domain/transactions/status'
import { z } from 'zod'
import { ById, endpoint } from './calls/endpoint.ts'
import { agencies } from '@lading/domain/transactions/agency'
import type { Policy } from './forms/reports/insurance-coverage.ts'
import { BusinessProfileDraft, BusinessProfileGiven } from './forms/business/business-profile.ts'

const flag = z.literal([0, 1])

/** An accreditation as its business sees it in passing. */
export const HeldAccreditation = z.object({
  id: z.int(),
  agency: z.enum(agencies),
  status: z.literal(statuses),
  number: z.string().nullable(),
  domestic: flag,
  international: flag,
  nvocc: flag,
  first_day: z.iso.date().nullable(),
  expiry_date: z.iso.date().nullable(),
})
export type HeldAccreditation = z.infer<typeof HeldAccreditation>

/** A branch once for each accreditation that covers it, and once alone where none does. */
export const BusinessBranch = z.object({
  id: z.int(),
  /** Of its row in the profile. */
  key: z.string(),
  name: z.string(),
  address: z.string(),
  closed_on: z.iso.date().nullable(),
  accreditation_id: z.int().nullable(),
  accreditation: HeldAccreditation.nullable(),
  /** Its certificate in force under that accreditation; null while there is none. */
  certificate: z.object({ number: z.string(), slug: z.string() }).nullable(),
})
export type BusinessBranch = z.infer<typeof BusinessBranch>

/** The policy of a business with an agency, under the names of the report that tells of one. */
export const AgencyPolicy = z.object({
  agency: z.enum(agencies),
  answers: z.object({
    insurance_insurer: z.string(),
    insurance_policy_number: z.string(),
    insurance_cover: z.string(),
    insurance_starts_on: z.string(),
    insurance_ends_on: z.string(),
    insurance_scope: z.string(),
    insurance_territory: z.string(),
  } satisfies Readonly<Record<keyof Policy, z.ZodType>>),
})
export type AgencyPolicy = z.infer<typeof AgencyPolicy>

/** What the caller may do for a business; null for staff. */
export const MyPart = z.object({ is_owner: z.boolean(), rights: z.array(z.enum(businessRights)) })

export const BusinessCard = z.object({
  id: z.int(),
  business_name: z.string(),
  trade_name: z.string(),
  form: z.string(),
  tin: z.string(),
  city_name: z.string(),
  province_name: z.string(),
  /** Whether an application could be filed with what is known. */
  is_complete: z.boolean(),
  mine: MyPart,
  accreditations: z.array(HeldAccreditation),
})
export type BusinessCard = z.infer<typeof BusinessCard>

/** A message about one field of the profile. */
export const FieldNote = z.object({ path: z.string(), message: z.string() })

export const Business = z.object({
  id: z.int(),
  version: z.int(),
  is_migrated: z.boolean(),
  updated_at: z.iso.datetime(),
  profile: BusinessProfileDraft,
  accreditations: z.array(HeldAccreditation),
  business_branches: z.array(BusinessBranch),
  /** One for each agency whose accreditation it holds. */
  policies: z.array(AgencyPolicy),
  mine: MyPart.nullable(),
  /** What an application still needs, in the order of the form. */
  missing: z.array(FieldNote),
  /** Doubts that stop nothing. */
  warnings: z.array(FieldNote),
  /** Why the profile is not edited here now, and the transactions that change it instead; null while it is. */
  closed: z
    .object({
      why: z.string(),
      changed_by: z.array(z.object({ type: z.literal(transactionTypes), label: z.string() })),
    })
    .nullable(),
})
export type Business = z.infer<typeof Business>

export const createBusiness = endpoint({
  method: 'POST',
  path: '/business',
  summary: 'Register a business; its creator becomes its owner',
  access: 'customer',
  idempotent: true,
  limit: 20,
  body: BusinessProfileGiven,
  reply: Business,
})

export const changeBusiness = endpoint({
  method: 'PUT',
  path: '/business/:id',
  summary: 'Change a business that neither holds nor has applied for an accreditation',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  body: z.object({ version: z.int(), profile: BusinessProfileGiven }),
  reply: Business,
})

export const myBusinesses = endpoint({
  method: 'GET',
  path: '/business/customer',
  summary: 'The businesses the caller belongs to, with their accreditations',
  access: 'customer',
  recordScope: 'business',
  reply: z.object({ data: z.array(BusinessCard), total: z.int() }),
})

export const businessById = endpoint({
  method: 'GET',
  path: '/business/specific/:id',
  summary: 'A business: to its own people, and to staff, whose reading is recorded',
  access: 'signed-in',
  recordScope: 'business-or-staff',
  params: ById,
  reply: Business,
})
