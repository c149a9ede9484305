import { businessChecks } from '@lading/domain/business/business-checks'
import { businessRights } from '@lading/domain/people/actor'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { statuses } from '@lading/domain/transactions/status'
import { z } from 'zod'
import { businessFields, businessGroups, type BusinessGroup } from './business-fields.ts'
import { ById, endpoint } from './endpoint.ts'
import { asking, shapeOf, type AnswersTo, type Strength } from './field-kinds.ts'
import { agencies } from '@lading/domain/transactions/agency'

type Row<G extends BusinessGroup> = { key: string } & AnswersTo<(typeof businessGroups)[G]>
export type Officer = Row<'officers'>
export type Director = Row<'directors'>
export type Stockholder = Row<'stockholders'>
export type Agent = Row<'agents'>
export type Branch = Row<'branches'>

/** What a business says of itself. The same shape in every strength: '' and null stand for what is not filled in. */
export type BusinessProfile = AnswersTo<typeof businessFields> & { [G in BusinessGroup]: Row<G>[] }
type Loose<T> = { [K in keyof T]?: T[K] | null }
type Sent = Loose<AnswersTo<typeof businessFields>> & {
  [G in BusinessGroup]?: ({ key: string } & Loose<AnswersTo<(typeof businessGroups)[G]>>)[]
}

const MAX_ROWS = 100

function profileOf(strength: Strength): z.ZodObject {
  const groups = Object.entries(businessGroups).map(([name, fields]) => {
    const row = z.object({ key: z.string().min(1).max(40), ...shapeOf(fields, strength) })
    return [name, z.array(row).max(MAX_ROWS, `Enter at most ${MAX_ROWS} rows.`).default([])]
  })
  return z.object({ ...shapeOf(businessFields, strength), ...Object.fromEntries(groups) })
}
const typed = (schema: z.ZodType) => schema as z.ZodType<BusinessProfile, Sent>

/** A form being filled in: shape and lengths only. `BusinessProfileDraft.parse({})` is the blank form. */
export const BusinessProfileDraft = typed(profileOf('draft'))

/** What is filled in is right, but parts may still be missing: a business kept in the register while it is completed. */
export const BusinessProfileGiven = typed(
  profileOf('given').superRefine((profile, context) => {
    for (const name of ['business_name', 'form', 'tin'] as const) {
      if (profile[name] === '')
        context.addIssue({ code: 'custom', path: [name], message: asking(businessFields[name]) })
    }
  }),
)

/** Everything an application needs of a business, free of contradictions, with messages a person understands. */
export const BusinessProfile = typed(
  profileOf('complete').superRefine((profile, context) => {
    const whole = profile as BusinessProfile
    for (const { path, message } of rowsMissing(whole)) context.addIssue({ code: 'custom', path, message })
    for (const [field, messages] of Object.entries(businessChecks(whole))) {
      // What is not filled in rightly has been told already, field by field.
      if (field !== 'tin') context.addIssue({ code: 'custom', path: pathOf(field), message: messages[0]! })
    }
  }),
)

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Who must be named depends on the legal form. */
function rowsMissing(profile: BusinessProfile): { path: string[]; message: string }[] {
  const form = profile.form
  const asked: [BusinessGroup, boolean, string][] = [
    ['officers', true, 'Name at least one officer.'],
    ['directors', form === 'corporation' || form === 'cooperative', 'Name the members of the board.'],
    ['stockholders', form !== 'sole-proprietorship', 'Name the stockholders, partners or members.'],
  ]
  return asked
    .filter(([group, needs]) => needs && profile[group].length === 0)
    .map(([group, , message]) => ({ path: [group], message }))
}

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
  mine: MyPart.nullable(),
  /** What an application still needs, in the order of the form. */
  missing: z.array(FieldNote),
  /** Doubts that stop nothing. */
  warnings: z.array(FieldNote),
  /** Why the profile is no longer edited here, and the transactions that change it instead; null while it is. */
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
  summary: 'Change a business that holds no accreditation yet',
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
