import { certificateKinds, documentDays } from '@lading/domain/accreditation/requirements/requirement'
import { businessForms } from '@lading/domain/business/business-form'
import { statuses } from '@lading/domain/transactions/status'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'
import { agencies } from '@lading/domain/transactions/agency'

const listOf = <R extends z.ZodType>(row: R) => z.object({ data: z.array(row), total: z.int() })
const agency = z.enum(agencies)

/** A region, province, city or barangay of the national geographic code. */
export const Place = z.object({ code: z.string(), name: z.string() })
export type Place = z.infer<typeof Place>

export const placeCode = z.string().regex(/^\d{10}$/, 'A place code has ten digits.')

export const regions = endpoint({
  method: 'GET',
  path: '/regions',
  summary: 'The regions',
  access: 'public',
  reply: listOf(Place),
})

export const provinces = endpoint({
  method: 'GET',
  path: '/provinces',
  summary: 'The provinces of a region, or the districts where it has none',
  access: 'public',
  query: z.object({ region_code: placeCode }),
  reply: listOf(Place),
})

export const cities = endpoint({
  method: 'GET',
  path: '/cities',
  summary: 'The cities and municipalities of a province',
  access: 'public',
  query: z.object({ province_code: placeCode }),
  reply: listOf(Place),
})

export const barangays = endpoint({
  method: 'GET',
  path: '/barangays',
  summary: 'The barangays of a city or municipality',
  access: 'public',
  query: z.object({ city_code: placeCode }),
  reply: listOf(Place),
})

/** A city, or a barangay of one, with all it lies in. */
export const AddressPlace = z.object({ region: Place, province: Place, city: Place, barangay: Place.nullable() })
export type AddressPlace = z.infer<typeof AddressPlace>

const PlaceSearch = z.string().trim().min(2, 'Enter at least two characters.').max(100, 'Enter at most 100 characters.')

export const findPlaces = endpoint({
  method: 'GET',
  path: '/places',
  summary: 'Cities and barangays by some letters of each name: `bangkal makati`',
  access: 'public',
  limit: 120,
  query: z.object({ q: PlaceSearch }),
  reply: listOf(AddressPlace),
})

/** So many searches go with one call: rows of a spreadsheet name a place each. */
export const MOST_SEARCHES = 25

export const findManyPlaces = endpoint({
  method: 'POST',
  path: '/places',
  summary: 'The same for several searches at once, in their order',
  access: 'signed-in',
  body: z.object({ searches: z.array(PlaceSearch).min(1).max(MOST_SEARCHES) }),
  reply: z.object({ data: z.array(z.object({ q: z.string(), places: z.array(AddressPlace) })) }),
})

export const zipcodes = endpoint({
  method: 'GET',
  path: '/zipcodes',
  summary: 'ZIP codes used in a city or municipality; suggestions, not a complete list',
  access: 'public',
  query: z.object({ city_code: placeCode }),
  reply: listOf(z.object({ zip: z.string(), place: z.string() })),
})

export const countries = endpoint({
  method: 'GET',
  path: '/countries',
  summary: 'The countries, by their two-letter codes',
  access: 'public',
  reply: listOf(Place),
})

export const transactionTypeList = endpoint({
  method: 'GET',
  path: '/transaction_types',
  summary: 'The types of transactions',
  access: 'public',
  reply: listOf(z.object({ id: z.literal(transactionTypes), name: z.string() })),
})

export const statusList = endpoint({
  method: 'GET',
  path: '/accreditation_status',
  summary: 'The statuses, with their labels for staff and for customers',
  access: 'public',
  reply: listOf(z.object({ code: z.literal(statuses), name: z.string(), customer_sees: z.string() })),
})

/** A document of the catalogue, asked of anyone. */
export const CatalogueRequirement = z.object({
  id: z.int(),
  agency,
  code: z.string(),
  name: z.string(),
  help: z.string(),
  expiry_label: z.string(),
  max_files: z.int(),
  answered_by: z.enum(['applicant', 'portal', 'agency']),
  legal_basis: z.string(),
  transaction_type_ids: z.array(z.literal(transactionTypes)),
})
export type CatalogueRequirement = z.infer<typeof CatalogueRequirement>

/** A line of the checklist of one application. */
export const RequiredDocument = z.object({
  code: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  may_follow: z.boolean(),
  /** The SEC amends it: it may follow for longer than others. */
  waits_for_sec: z.boolean(),
  asks_expiry: z.boolean(),
  expiry_label: z.string(),
  /** On which side of the day of filing it lies, `any` for either; null where no day is asked, or the list was frozen before this was said. */
  day: z.enum(documentDays).nullable(),
  /** The answer of the form that holds the same day; a draft asks it there alone. */
  day_answer: z.string(),
  day_only_for: z.string(),
  max_files: z.int(),
  help: z.string(),
  /** Why this applicant is asked. */
  why: z.string(),
})
export type RequiredDocument = z.infer<typeof RequiredDocument>

const typeId = z.coerce.number<string | number>().pipe(z.literal(transactionTypes))
const flag = z.coerce
  .number<string | number>()
  .pipe(z.literal([0, 1]))
  .default(0)
/** A list in an address: `1,2,12`. */
const typeIds = z
  .string()
  .regex(/^\d{1,2}(,\d{1,2})*$/, 'Give the types as numbers with commas between.')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.literal(transactionTypes)))

export const requirements = endpoint({
  method: 'GET',
  path: '/requirements',
  summary: 'The documents required of an applicant, and why; with all_requirements, also those required of others',
  access: 'public',
  query: z.object({
    transaction_type_id: typeId,
    agency: agency.default('dti'),
    form: z.enum(businessForms).default('corporation'),
    domestic: flag,
    international: flag,
    nvocc: flag,
    branches: z.coerce.number<string | number>().int().min(0).max(1000).default(0),
    kind: z.enum(certificateKinds).optional(),
    is_migrated: flag,
    all_requirements: flag,
  }),
  reply: z.object({
    data: z.array(RequiredDocument),
    total: z.int(),
    /** Only with all_requirements: every document of the type, asked of anyone. */
    all: z.array(CatalogueRequirement).optional(),
  }),
})

export const allRequirements = endpoint({
  method: 'GET',
  path: '/all-requirements',
  summary: 'The whole catalogue of requirements in force',
  access: 'signed-in',
  reply: listOf(CatalogueRequirement),
})

export const requirementsOfTypes = endpoint({
  method: 'GET',
  path: '/requirements/multiple',
  summary: 'The catalogue of requirements of several types',
  access: 'signed-in',
  query: z.object({ transaction_type_ids: typeIds }),
  reply: listOf(CatalogueRequirement),
})

export const requirementByCode = endpoint({
  method: 'GET',
  path: '/requirements/specific',
  summary: 'One requirement, by its id or code (of the agency where both agencies have one)',
  access: 'signed-in',
  refuses: ['not-found'],
  query: z
    .object({
      id: z.coerce.number<string | number>().int().positive().optional(),
      code: z.string().max(40).optional(),
      agency: agency.optional(),
    })
    .refine(({ id, code }) => id !== undefined || code !== undefined, { error: 'Give an id or a code.', path: ['id'] }),
  reply: CatalogueRequirement,
})

export const Fee = z.object({
  agency,
  param_key: z.string(),
  label: z.string(),
  /** Decimal text. */
  param_value: z.string(),
  unit: z.string(),
  legal_basis: z.string(),
  effective_from: z.iso.date(),
})
export type Fee = z.infer<typeof Fee>

export const fees = endpoint({
  method: 'GET',
  path: '/fees',
  summary: 'The fees in force, of one agency or of both',
  access: 'public',
  query: z.object({ agency: agency.optional() }),
  reply: listOf(Fee),
})

export const configImage = endpoint({
  method: 'GET',
  path: '/config/image',
  summary: 'A picture of the portal’s own, such as an agency’s mark, in base64',
  access: 'public',
  query: z.object({ directory: z.string().max(100) }),
  reply: z.object({ media_type: z.string(), base64: z.string() }),
  refuses: ['not-found'],
})
