import { dayTyped } from '@lading/domain/dates/day-typed'
import { moneyFromInput } from '@lading/domain/payments/money'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { plainName } from '@lading/domain/text/plain-name'
import type { Place } from '../../reference.ts'
import type { Field } from '../field-kinds.ts'

const yes = ['yes', 'y', 'true', 'x', '1', '✓', '✔']
const no = ['', 'no', 'n', 'false', '0', '-', '–']

/**
 * The answer that a cell of a spreadsheet gives, as the form keeps it: days, counts, countries and choices as people
 * write them. What cannot be read stays as it is written, for the form's check to refuse.
 */
export function answerOfCell(field: Field, cell: string, countries: readonly Place[]): unknown {
  const text = cell.trim()
  if (field.kind === 'flag') return yes.includes(text.toLowerCase()) || (no.includes(text.toLowerCase()) ? false : text)
  if (field.kind === 'count') return text === '' ? null : countOf(text)
  if (text === '') return ''
  if (field.kind === 'money') return moneyFromInput(text.replace(/^(₱|PHP|P(?=[\d ]))\s*/i, '')) ?? text
  if (field.kind === 'percent') return text.replace(/[\s%]/g, '')
  if (field.kind === 'quantity') return text.replace(/[\s,]/g, '')
  if (isDay(field)) return dayTyped(text) ?? text
  // Spreadsheets drop the zero that a number begins with.
  if (field.kind === 'zip') return /^\d{3}$/.test(text) ? `0${text}` : text
  if (field.kind === 'country' || field.kind === 'nationality') return countryOf(text, countries) ?? text
  if (field.choices) return field.choices.find((one) => isCalled(text, one.value, one.label))?.value ?? text
  return field.kind === 'long-text' ? text : text.replace(/\s*[\r\n]+\s*/g, ' ')
}

const isDay = ({ kind }: Field) => kind === 'day' || kind === 'past-day'

const countOf = (text: string) => (/^\d[\d, ]*(\.0+)?$/.test(text) ? Number(text.replace(/[, ]/g, '')) : text)

/** The code of a country that is written by its name, its code or its nationality. */
export const countryOf = (text: string, countries: readonly Place[]): string | undefined =>
  namesOf(countries).get(plainName(text))

// Thousands of cells are compared with the same countries.
const known = new WeakMap<readonly Place[], Map<string, string>>()

function namesOf(countries: readonly Place[]): Map<string, string> {
  const names = known.get(countries) ?? new Map<string, string>()
  if (known.has(countries)) return names
  for (const { code, name } of countries)
    for (const called of [code, name, nationalityOf(code) ?? ''].map(plainName))
      if (called !== '' && !names.has(called)) names.set(called, code)
  known.set(countries, names)
  return names
}

const isCalled = (text: string, ...names: readonly string[]) =>
  names.some((name) => plainName(name) === plainName(text) && plainName(text) !== '')
