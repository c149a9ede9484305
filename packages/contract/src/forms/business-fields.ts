import { businessFormLabels, businessForms } from '@lading/domain/business/business-form'
import type { AnswersTo, Field } from './field-kinds.ts'

/** The parts of the business form, in the order they are asked (field facts, section 15.2). */
export const businessSections = {
  business: 'The business',
  capital: 'Capital and ownership',
  office: 'Principal office',
  contact: 'Contact details',
  operations: 'Operations and facilities',
  insurance: 'Insurance',
  representative: 'Authorised representative',
  officers: 'Officers',
  directors: 'Board of directors',
  stockholders: 'Stockholders, partners or members',
  agents: 'Agents and principals',
  branches: 'Branches',
} as const
export type BusinessSection = keyof typeof businessSections

type Table = Readonly<Record<string, Field<BusinessSection>>>
const section = <const F extends Readonly<Record<string, Omit<Field, 'section'>>>, const S extends BusinessSection>(
  name: S,
  fields: F,
) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, section: name }])) as {
    [K in keyof F]: F[K] & { section: S }
  }

const needed = true
const optional = false

/** Places are kept as codes of the national geographic code and as the names that were filed. */
const address = {
  region_code: { label: 'Region', kind: 'place-code', required: needed },
  region_name: { label: 'Region', kind: 'place-name', required: optional },
  province_code: { label: 'Province or district', kind: 'place-code', required: needed },
  province_name: { label: 'Province or district', kind: 'place-name', required: optional },
  city_code: { label: 'City or municipality', kind: 'place-code', required: needed },
  city_name: { label: 'City or municipality', kind: 'place-name', required: optional },
  barangay_code: { label: 'Barangay', kind: 'place-code', required: needed },
  barangay_name: { label: 'Barangay', kind: 'place-name', required: optional },
  street: { label: 'Street, building and unit', kind: 'text', required: needed },
  zip_code: { label: 'ZIP code', kind: 'zip', required: needed },
} as const satisfies Readonly<Record<string, Omit<Field, 'section'>>>

/** Where the office stands, and where its letters go. */
export const officeFields = section('office', {
  ...address,
  latitude: { label: 'Latitude', kind: 'latitude', required: optional },
  longitude: { label: 'Longitude', kind: 'longitude', required: optional },
  mailing_address: {
    label: 'Mailing address',
    kind: 'long-text',
    required: optional,
    help: 'Only if different from the principal office.',
  },
})

/** Every single answer of the business form, by its name; the one place that says what each is called. */
/** The policy that the register holds. */
export const insuranceFields = section('insurance', {
  insurance_insurer: { label: 'Insurer', kind: 'text', required: needed },
  insurance_policy_number: { label: 'Policy number', kind: 'text', required: needed },
  insurance_cover: { label: 'Amount of cover', kind: 'money', required: needed },
  insurance_starts_on: { label: 'Cover starts on', kind: 'day', required: needed, noun: 'first day of cover' },
  insurance_ends_on: { label: 'Cover ends on', kind: 'day', required: needed, noun: 'last day of cover' },
})

export const businessFields = {
  ...section('business', {
    business_name: {
      label: 'Business name',
      kind: 'text',
      required: needed,
      help: 'As stated on the registration.',
    },
    trade_name: { label: 'Trade name', kind: 'text', required: optional },
    form: {
      label: 'Legal form',
      kind: 'choice',
      required: needed,
      choices: businessForms.map((value) => ({ value, label: businessFormLabels[value] })),
    },
    tin: { label: 'Tax identification number (TIN)', kind: 'tin', required: needed, noun: 'TIN' },
    registration_authority: {
      label: 'Registered with',
      kind: 'text',
      required: needed,
      noun: 'registration authority',
    },
    registration_number: { label: 'Registration number', kind: 'text', required: needed },
    registered_on: { label: 'Registered on', kind: 'past-day', required: needed, noun: 'day of registration' },
  }),
  ...section('capital', {
    authorised_capital: { label: 'Authorised capital', kind: 'money', required: optional },
    subscribed_capital: { label: 'Subscribed capital', kind: 'money', required: optional },
    paid_up_capital: { label: 'Paid-up capital', kind: 'money', required: needed },
    par_value: { label: 'Par value of a share', kind: 'money', required: optional },
    filipino_percent: {
      label: 'Filipino ownership',
      kind: 'percent',
      required: needed,
      noun: 'share owned by Filipinos',
    },
    foreign_percent: {
      label: 'Foreign ownership',
      kind: 'percent',
      required: needed,
      noun: 'share owned by foreigners',
    },
  }),
  ...officeFields,
  ...section('contact', {
    telephone: { label: 'Telephone', kind: 'phone', required: optional },
    mobile: { label: 'Mobile', kind: 'phone', required: needed, noun: 'mobile number' },
    email: { label: 'E-mail', kind: 'email', required: needed, noun: 'e-mail address of the business' },
    website: { label: 'Website', kind: 'website', required: optional },
  }),
  ...section('operations', {
    operations_began_on: {
      label: 'Operations began on',
      kind: 'day',
      required: needed,
      noun: 'day operations began or will begin',
    },
    employees_male: { label: 'Male employees', kind: 'count', required: needed, noun: 'number of male employees' },
    employees_female: {
      label: 'Female employees',
      kind: 'count',
      required: needed,
      noun: 'number of female employees',
    },
    office_area: { label: 'Office area (m²)', kind: 'area', required: needed, noun: 'office area' },
    warehouse_area: { label: 'Warehouse area (m²)', kind: 'area', required: optional },
    trucks: { label: 'Trucks', kind: 'count', required: optional },
  }),
  ...insuranceFields,
  ...section('representative', {
    representative_name: { label: 'Name of the representative', kind: 'text', required: needed },
    representative_position: { label: 'Position of the representative', kind: 'text', required: needed },
    representative_email: { label: 'E-mail of the representative', kind: 'email', required: needed },
    representative_mobile: { label: 'Mobile of the representative', kind: 'phone', required: needed },
    representative_identification: {
      label: 'Identification of the representative',
      kind: 'text',
      required: needed,
      help: 'Type and number of a government-issued identity card.',
    },
  }),
} as const satisfies Table

const person = {
  name: { label: 'Full name', alsoCalled: ['Name'], kind: 'text', required: needed },
  position: { label: 'Position', alsoCalled: ['Designation', 'Title'], kind: 'text', required: needed },
  nationality: { label: 'Nationality', alsoCalled: ['Citizenship'], kind: 'nationality', required: needed },
} as const

/** The lists of the business form; each row also has a `key` that stays the same when rows move. */
export const businessGroups = {
  officers: section('officers', {
    ...person,
    is_key_officer: { label: 'Key operating officer', kind: 'flag', required: optional, together: true },
    training_hours: {
      together: true,
      label: 'Hours of training',
      alsoCalled: ['Training hours', 'Hours'],
      kind: 'count',
      required: optional,
    },
  }),
  directors: section('directors', person),
  stockholders: section('stockholders', {
    name: { label: 'Name', kind: 'text', required: needed },
    nationality: person.nationality,
    shares: {
      label: 'Shares',
      alsoCalled: ['Number of shares', 'No. of shares'],
      kind: 'count',
      required: optional,
      noun: 'number of shares',
    },
    amount: {
      label: 'Amount subscribed',
      labelFor: { partnership: 'Contribution' },
      alsoCalled: ['Amount'],
      kind: 'money',
      required: needed,
      noun: 'amount',
    },
    percent: { label: 'Percentage', alsoCalled: ['Percent', 'Ownership'], kind: 'percent', required: needed },
  }),
  agents: section('agents', {
    name: { label: 'Name', kind: 'text', required: needed },
    country: { label: 'Country', kind: 'country', required: needed },
    address: { label: 'Address', kind: 'text', required: needed },
    agreement_starts_on: {
      label: 'Agreement starts on',
      kind: 'day',
      required: needed,
      noun: 'first day of the agreement',
    },
    agreement_ends_on: {
      label: 'Agreement ends on',
      kind: 'day',
      required: optional,
      noun: 'last day of the agreement',
    },
  }),
  branches: section('branches', {
    name: { label: 'Branch name', kind: 'text', required: needed },
    ...address,
    manager: { label: 'Branch manager', kind: 'text', required: needed },
    permit_number: { label: 'Business permit number', kind: 'text', required: needed },
    permit_ends_on: { label: 'Permit valid until', kind: 'day', required: needed, noun: 'last day of the permit' },
  }),
} as const satisfies Readonly<Record<string, Table>>
export type BusinessGroup = keyof typeof businessGroups

/** The single answers of a business under their names. */
export type BusinessAnswers = AnswersTo<typeof businessFields>
