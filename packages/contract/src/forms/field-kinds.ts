import type { BusinessForm } from '@lading/domain/business/business-form'
import { formatTin, isTin, tinDigits } from '@lading/domain/business/tin'
import { whyNoDay } from '@lading/domain/dates/day-typed'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { moneyFromInput } from '@lading/domain/payments/money'
import { isQuantity } from '@lading/domain/reports/quantity'
import { asWritten, printingFault } from '@lading/domain/text/printable'
import type { Agency } from '@lading/domain/transactions/agency'
import { z } from 'zod'

/** What kind of answer a field of a filed form takes; the form draws its control from it, the schema its check. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'choice'
  | 'tin'
  | 'money'
  /** An amount that may be below zero, as a loss is. */
  | 'signed-money'
  | 'percent'
  | 'area'
  /** Kilograms, cubic metres and the like, at most three decimals. */
  | 'quantity'
  | 'latitude'
  | 'longitude'
  | 'count'
  | 'day'
  | 'past-day'
  | 'email'
  | 'phone'
  | 'website'
  | 'zip'
  | 'country'
  /** Of a person or an owner: the code of the country, read as `Filipino`. */
  | 'nationality'
  | 'place-code'
  /** The number of a document that the agency issued to the business. */
  | 'issued-document'
  | 'place-name'
  | 'flag'
  /** One of the scope flags, 0 or 1. */
  | 'scope'
  /** Whether a scope that is held is given up; asked where the capital no longer carries it. */
  | 'scope-given-up'

/** One question of a form, named once for the form, the review, the differences and what is returned for correction. */
export interface Field<Section extends string = string> {
  readonly label: string
  /** What it is called where a legal form has another word for it. */
  readonly labelFor?: Partial<Readonly<Record<BusinessForm, string>>>
  /** Other names of its column in people's spreadsheets. */
  readonly alsoCalled?: readonly string[]
  readonly section: Section
  readonly kind: FieldKind
  /** Asked of a complete form; otherwise it may stay empty. */
  readonly required: boolean
  /** How an empty one is asked for, where the label does not make a sentence: `Enter the <noun>.` */
  readonly noun?: string
  /** One line under the control. */
  readonly help?: string
  /** Asked by one agency alone. */
  readonly onlyOf?: { readonly agency: Agency; readonly because: string }
  /** Asked only while another answer is one of these. */
  readonly askedWith?: { readonly name: string; readonly values: readonly string[] }
  /** Of a row: judged together with the other rows, so that the list is looked at when it is left. */
  readonly together?: true
  /** The portal works it out or writes it down, and nobody types it; `hidden` is not shown to readers either. */
  readonly computed?: 'shown' | 'hidden'
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

/** Counts are numbers (null while empty), flags are true or false, everything else is text ('' while empty). */
export type ValueOf<K extends FieldKind> = K extends 'count'
  ? number | null
  : K extends 'flag' | 'scope-given-up'
    ? boolean
    : K extends 'scope'
      ? 0 | 1
      : string

/** The answers to a table of fields. */
export type AnswersTo<F extends Readonly<Record<string, Field>>> = { -readonly [K in keyof F]: ValueOf<F[K]['kind']> }

/**
 * How strictly a form is read. `draft`: shape and lengths only. `given`: what is filled in must be right.
 * `complete`: what is required must also be there.
 */
export type Strength = 'draft' | 'given' | 'complete'

const MAX_TEXT = 255 // specification, section 5
const MAX_LONG_TEXT = 2000
const MAX_COUNT = 1_000_000_000_000

interface Format {
  readonly is: (text: string) => boolean
  readonly says: string | ((text: string) => string)
}
const matches = (pattern: RegExp, says: string): Format => ({ is: (text) => pattern.test(text), says })

const degrees = (most: number, says: string): Format => ({
  is: (text) => /^-?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= most,
  says,
})

const formats: Partial<Record<FieldKind, Format>> = {
  tin: { is: isTin, says: 'Enter the TIN with 9, 12 or 14 digits, such as 012-345-678-000.' },
  money: matches(/^\d{1,12}(\.\d{1,2})?$/, 'Enter an amount in pesos, such as 5000000.00.'),
  'signed-money': matches(/^-?\d{1,12}(\.\d{1,2})?$/, 'Enter an amount in pesos, such as 5000000.00 or -5000000.00.'),
  percent: matches(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, 'Enter a percentage from 0 to 100.'),
  area: matches(/^\d{1,9}(\.\d{1,2})?$/, 'Enter an area in square metres, such as 120 or 85.5.'),
  quantity: { is: isQuantity, says: 'Enter a number such as 1250 or 1250.5, at most three decimals.' },
  latitude: degrees(90, 'Enter degrees from -90 to 90 with a decimal point, such as 14.5995.'),
  longitude: degrees(180, 'Enter degrees from -180 to 180 with a decimal point, such as 120.9842.'),
  day: { is: isPlainDate, says: whyNoDay },
  'past-day': { is: isPlainDate, says: whyNoDay },
  email: { is: (text) => z.email().safeParse(text).success, says: 'Enter an e-mail address, such as name@company.ph.' },
  phone: matches(
    /^\+?[\d\s().-]{7,25}( ?(local|loc\.?|ext\.?) ?\d{1,6})?$/i,
    'Enter a telephone number with its area code.',
  ),
  website: matches(/^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i, 'Enter a website, such as www.company.ph.'),
  zip: matches(/^\d{4}$/, 'Enter the four digits of the ZIP code.'),
  country: matches(/^[A-Z]{2}$/, 'Choose a country from the list.'),
  nationality: matches(/^[A-Z]{2}$/, 'Choose a nationality from the list.'),
  'place-code': matches(/^\d{10}$/, 'Choose a place from the list.'),
}

const tidy: Partial<Record<FieldKind, (text: string) => string>> = {
  tin: (text) => (isTin(text) ? tinDigits(text) : text),
  money: (text) => moneyFromInput(text) ?? text,
  'signed-money': (text) => moneyFromInput(text) ?? text,
  area: withoutSeparators,
  quantity: withoutSeparators,
  percent: (text) => text.replace(/[\s%]/g, ''),
}

/** The schemas of a table of fields. Every field may be left out of what is sent; it is then empty. */
export function shapeOf(fields: Readonly<Record<string, Field>>, strength: Strength): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, strength)]))
}

/** The schemas of what a table of fields keeps: the kind of each value alone, and each is there. Cheap, for many rows. */
export const keptShapeOf = (fields: Readonly<Record<string, Field>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, keptOf(kind)]))

function keptOf(kind: FieldKind): z.ZodType {
  if (kind === 'count') return z.number().nullable()
  if (kind === 'flag' || kind === 'scope-given-up') return z.boolean()
  return kind === 'scope' ? z.literal([0, 1]) : z.string()
}

/** What a reader sees of a stored answer; '' for an empty one. Money, days and countries are formatted by who shows them. */
export function answerText(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No'
  if (field.kind === 'scope') return value === 1 ? 'Chosen' : 'Not chosen'
  if (field.kind === 'scope-given-up') return value === true ? 'Given up' : ''
  if (field.kind === 'tin') return formatTin(String(value))
  const choice = field.choices?.find((one) => one.value === value)
  return choice ? choice.label : String(value)
}

function schemaOf(field: Field, strength: Strength): z.ZodType {
  if (field.kind === 'flag' || field.kind === 'scope-given-up')
    return z.boolean({ error: 'Answer yes or no.' }).default(false)
  if (field.kind === 'scope') return z.literal([0, 1], { error: 'Answer yes or no.' }).default(0)
  return field.kind === 'count' ? countOf(field, strength) : textOf(field, strength)
}

function countOf(field: Field, strength: Strength): z.ZodType {
  const count = z
    .int({ error: 'Enter a whole number.' })
    .min(0, 'Enter 0 or more.')
    .max(MAX_COUNT, 'Enter a smaller number.')
    .nullable()
  if (strength !== 'complete' || !field.required) return count.prefault(null)
  return count.refine((value) => value !== null, asking(field)).prefault(null)
}

function textOf(field: Field, strength: Strength): z.ZodType {
  const longest = field.kind === 'long-text' ? MAX_LONG_TEXT : MAX_TEXT
  const tidied = tidy[field.kind] ?? ((text: string) => text)
  const written = z
    .string()
    .overwrite(asWritten)
    .trim()
    .overwrite(tidied)
    .max(longest, `Enter at most ${longest} characters.`)
  // Date pickers and lists say null where nothing is chosen.
  const text = written.nullable().overwrite((value) => value ?? '')
  if (strength === 'draft') return text.prefault('')
  return text
    .superRefine((value, context) => {
      const says = faultOf(field, value ?? '', strength)
      if (says) context.addIssue({ code: 'custom', message: says })
    })
    .prefault('')
}

function faultOf(field: Field, value: string, strength: Strength): string | undefined {
  if (value === '') return strength === 'complete' && field.required ? asking(field) : undefined
  if (field.choices && !field.choices.some((choice) => choice.value === value)) return asking(field)
  const format = formats[field.kind]
  if (!format || format.is(value)) return printingFault(value)
  return typeof format.says === 'string' ? format.says : format.says(value)
}

/** `Enter the business name.`, `Choose the city or municipality.` */
export function asking(field: Field): string {
  const chosen = ['choice', 'country', 'nationality', 'place-code', 'day', 'past-day', 'issued-document'].includes(
    field.kind,
  )
  // The unit stands in the label: `Chargeable weight (kg)`.
  const named = field.noun ?? lowerFirst(field.label.replace(/ \([^)]*\)$/, ''))
  return `${chosen ? 'Choose' : 'Enter'} the ${named}.`
}

// `TIN` and `ZIP code` stay as they are.
const lowerFirst = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

function withoutSeparators(text: string): string {
  return text.replace(/[,\s₱]/g, '')
}
