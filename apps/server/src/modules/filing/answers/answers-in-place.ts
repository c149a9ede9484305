import { MAX_ROWS, type FormDefinition } from '@lading/contract/forms/form-definition'
import { isSameAnswer, rowsOf, type Form, type FormRow } from '@lading/domain/filing/form-path'
import { invalid } from '#platform/problem'
import type { Answer } from './save-by-version.ts'

/** The questions of a form, or of one of its sections, by name. */
export interface Part {
  readonly fields: readonly string[]
  readonly groups: readonly string[]
}

/** The questions of a section; undefined where the form has no such section. */
export function partOf(form: FormDefinition, section: string): Part | undefined {
  if (!Object.hasOwn(form.sections, section)) return undefined
  const isIn = (fields: FormDefinition['fields']) => Object.values(fields).some((field) => field.section === section)
  return {
    fields: Object.keys(form.fields).filter((name) => form.fields[name]?.section === section),
    groups: Object.keys(form.groups).filter((name) => isIn(form.groups[name] ?? {})),
  }
}

export const wholeOf = ({ fields, groups }: FormDefinition): Part => ({
  fields: Object.keys(fields),
  groups: Object.keys(groups),
})

/**
 * The answers that make a part of a form say these values and nothing else: what is left out is emptied unless
 * the portal computes it, and rows that are not given are removed. Throws 400 at a name that the part does not have, and at
 * rows that cannot be told apart.
 */
export function answersInPlace(form: FormDefinition, part: Part, stands: Form, values: Form): Answer[] {
  refuseUnknown(part, values)
  const blank: Form = form.draft.parse({})
  const leftOut = (path: string) => (form.fields[path]?.computed ? stands[path] : blank[path])
  const single = part.fields
    .map((path) => ({ path, value: Object.hasOwn(values, path) ? values[path] : leftOut(path) }))
    .filter(({ path, value }) => !isSameAnswer(stands[path], value))
  return [...single, ...part.groups.flatMap((name) => rowsInPlace(name, rowsOf(stands, name), values[name]))]
}

function refuseUnknown({ fields, groups }: Part, values: Form): void {
  const unknown = Object.keys(values).filter((name) => !fields.includes(name) && !groups.includes(name))
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, ['This is not asked here.']])))
}

function rowsInPlace(name: string, stands: readonly FormRow[], given: unknown): Answer[] {
  const rows = keyed(name, given ?? [])
  const gone = stands.filter(({ key }) => !rows.some((row) => row.key === key))
  const changed = rows.filter(
    (row) =>
      !isSameAnswer(
        row,
        stands.find(({ key }) => key === row.key),
      ),
  )
  return [
    ...gone.map(({ key }) => ({ path: `${name}.${key}`, value: null })),
    ...changed.map((row) => ({ path: `${name}.${row.key}`, value: row })),
  ]
}

function keyed(name: string, given: unknown): FormRow[] {
  const rows: readonly unknown[] = Array.isArray(given) ? given : [given]
  if (rows.length > MAX_ROWS) throw invalid({ [name]: [`Enter at most ${MAX_ROWS} rows.`] })
  const keys = rows.map((row) => (row as { key?: unknown } | null)?.key)
  const isKeyed = keys.every((key) => typeof key === 'string') && new Set(keys).size === keys.length
  if (!isKeyed) throw invalid({ [name]: ['Give rows with a key of their own each.'] })
  return rows as FormRow[]
}
