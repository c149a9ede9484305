import { businessChecks } from '@lading/domain/business/business-checks'
import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { holderWordsOf } from '@lading/domain/business/holder-words'
import { halfPin } from '@lading/domain/business/half-pin'
import { officeAreaFault } from '@lading/domain/business/office-area'
import type { z } from 'zod'
import { businessColumns } from './business-columns.ts'
import { businessFields, businessGroups, businessSections, type BusinessGroup } from '../business-fields.ts'
import type { OfBusiness } from '../form-rules.ts'
import { asking } from '../field-kinds.ts'
import {
  defineForm,
  rowSchemaOf,
  schemaOf,
  type AnswersOf,
  type FieldFault,
  type FormContext,
  type RowOf,
} from '../form-definition.ts'

/** What is asked of a business: for the register, and in every application. */
export const businessParts = {
  sections: businessSections,
  fields: businessFields,
  groups: businessGroups,
  isAsked: (name: string, { form, filipino_percent }: OfBusiness) =>
    isAskedOf(form, name) && !(name === 'foreign_percent' && isOneOwners(form) && !filipino_percent),
  columnsOf: (group: string, { form }: OfBusiness) =>
    group in businessGroups ? businessColumns(group as BusinessGroup, form) : undefined,
  titleOf: (section: string, { form }: OfBusiness) =>
    section === 'stockholders' ? holderWordsOf(form)?.all : undefined,
} as const

/** The two shares of one owner are one question: the second is not missing while the first is. */
const isOneOwners = (form: unknown) => form === 'sole-proprietorship'

type Row<G extends BusinessGroup> = RowOf<(typeof businessGroups)[G]>
export type Officer = Row<'officers'>
export type Director = Row<'directors'>
export type Stockholder = Row<'stockholders'>
export type Agent = Row<'agents'>
export type Branch = Row<'branches'>

const rowFactsOf = <G extends BusinessGroup>(group: G) =>
  rowSchemaOf(businessGroups[group], 'draft') as z.ZodType<unknown> as z.ZodType<Row<G>>

/** A branch as the register keeps it in a row of its own. */
export const BranchFacts = rowFactsOf('branches')
export const OfficerFacts = rowFactsOf('officers')
export const StockholderFacts = rowFactsOf('stockholders')

/** What a business says of itself. The same shape in every strength: '' and null stand for what is not filled in. */
export type BusinessProfile = AnswersOf<typeof businessParts>

/** The business form, as every screen and call asks it. */
export const businessForm = defineForm(businessParts, { check: profileFaults })

/** A form being filled in: shape and lengths only. `BusinessProfileDraft.parse({})` is the blank form. */
export const BusinessProfileDraft = businessForm.draft

type Given = z.ZodType<BusinessProfile, z.input<typeof BusinessProfileDraft>>

/** What is filled in is right, but parts may still be missing: a business kept in the register while it is completed. */
export const BusinessProfileGiven = schemaOf(businessParts, 'given').superRefine((profile, context) => {
  for (const name of ['business_name', 'form', 'tin'] as const) {
    if (profile[name] === '') context.addIssue({ code: 'custom', path: [name], message: asking(businessFields[name]) })
  }
  const place = profile as Pick<BusinessProfile, 'latitude' | 'longitude' | 'office_area'>
  for (const { path, message } of [...halfPin(place), ...officeFaults(place)])
    context.addIssue({ code: 'custom', path: [path], message })
}) as unknown as Given

/** Everything an application needs of a business, free of contradictions, with messages a person understands. */
export const BusinessProfile: Given = BusinessProfileDraft.superRefine((profile, context) => {
  for (const { path, message } of businessForm.faults(profile, registerContext))
    context.addIssue({ code: 'custom', path: pathOf(path), message })
})

const registerContext: FormContext = {
  agency: 'dti',
  register: null,
  today: null,
  limits: null,
  filed: null,
  held: null,
}

const pathOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Who must be named by the legal form, and where the profile contradicts itself. */
export function profileFaults(
  profile: BusinessProfile,
  { filed }: Pick<FormContext<BusinessProfile>, 'filed'>,
): FieldFault[] {
  const contradictions = Object.entries(businessChecks(profile))
    // What is not filled in rightly has been told already, field by field.
    .filter(([field]) => field !== 'tin')
    .map(([path, messages]) => ({ path, message: messages[0] ?? '' }))
  return [...rowsMissing(profile), ...contradictions, ...halfPin(profile), ...officeFaults(profile, filed)]
}

/** An office of 0 m²; one that stands as it was filed is not tested again. */
type Office = Pick<BusinessProfile, 'office_area'>

function officeFaults({ office_area }: Office, filed: Partial<Office> | null = null): FieldFault[] {
  const message = filed?.office_area === office_area ? undefined : officeAreaFault(office_area)
  return message ? [{ path: 'office_area', message }] : []
}

function rowsMissing({ form, ...profile }: BusinessProfile): FieldFault[] {
  const asked: [BusinessGroup, boolean, string][] = [
    ['officers', true, 'Name at least one officer.'],
    ['directors', form !== '' && isAskedOf(form, 'directors'), 'Name the members of the board.'],
    ['stockholders', isAskedOf(form, 'stockholders'), 'Name the stockholders, partners or members.'],
  ]
  return asked
    .filter(([group, needs]) => needs && profile[group].length === 0)
    .map(([path, , message]) => ({ path, message }))
}
