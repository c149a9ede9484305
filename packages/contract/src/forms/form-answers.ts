import { answerAt, type Form } from '@lading/domain/filing/form-path'
import type { Agency } from '@lading/domain/transactions/agency'
import type { z } from 'zod'
import { answerText, type Field } from './field-kinds.ts'
import type { FieldTable, FormParts } from './form-definition.ts'

type Parts = Pick<FormParts, 'sections' | 'fields' | 'groups' | 'bundles'>
type Readable = Parts & { readonly draft: z.ZodType }

/** The field at a path such as `tin` or `officers.k1.name`, for labels in reviews, differences and returns. */
export function fieldAt({ fields, groups }: Parts, path: string): Field | undefined {
  const [first = '', , column = ''] = path.split('.')
  return ownOf(fields, first) ?? ownOf(ownOf(groups, first), column)
}

/** What a table holds under a name that somebody sent: `constructor` and its like are no questions. */
const ownOf = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined

/** How a path is called: `Tax identification number (TIN)`, `Officers, Ana Reyes: Position`, `Scope of accreditation`. */
export function labelOfAnswer(form: Parts, path: string, answers: Form): string {
  const [name = '', key, column] = path.split('.')
  const title = form.bundles?.[name]?.label ?? form.sections[name] ?? name
  if (key === undefined) return form.fields[name]?.label ?? title
  const row = answerAt(answers, `${name}.${key}`) as { name?: string } | null
  const who = [title, row?.name].filter(Boolean).join(', ')
  return column === undefined ? who : `${who}: ${fieldAt(form, path)?.label ?? column}`
}

/** What stands at a path, as a sentence shows it. */
export function textOfAnswer(form: Parts, path: string, answers: Form): string {
  const value = answerAt(answers, path)
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? `${value.length} entered` : String((value as { name?: string }).name ?? 'Entered')
  }
  const field = fieldAt(form, path)
  return (field ? answerText(field, value) : String(value ?? '')) || 'Removed'
}

/** A change as it can be kept, or why not. */
export type CheckedAnswer = { readonly value: unknown } | { readonly error: string }

/** Reads one answer with the form's own schema, in the strength of a draft: shape and length, tidied. */
export function checkAnswer(
  form: Readable,
  { path, value }: { readonly path: string; readonly value?: unknown },
  agency: Agency,
): CheckedAnswer {
  const [name = '', key, column] = path.split('.')
  if (key === undefined) return ownOf(form.fields, name) ? single(form, name, value, agency) : unknown
  const columns: FieldTable | undefined = ownOf(form.groups, name)
  if (!columns || !KEY.test(key)) return unknown
  if (column !== undefined)
    return ownOf(columns, column) ? parsed(form, { [name]: [{ key, [column]: value }] }, name, 0, column) : unknown
  if (value === null) return { value }
  return typeof value === 'object' ? parsed(form, { [name]: [{ ...value, key }] }, name, 0) : unknown
}

const KEY = /^[\w-]{1,40}$/
const unknown: CheckedAnswer = { error: 'This question is not on the form.' }

function single(form: Readable, name: string, value: unknown, agency: Agency): CheckedAnswer {
  const only = form.fields[name]?.onlyOf
  if (form.fields[name]?.computed) return { error: 'The portal computes this answer; it cannot be entered.' }
  const checked = parsed(form, { [name]: value }, name)
  return only && only.agency !== agency && 'value' in checked && Boolean(checked.value)
    ? { error: only.because }
    : checked
}

function parsed(form: Readable, sent: Record<string, unknown>, ...at: (string | number)[]): CheckedAnswer {
  const result = form.draft.safeParse(sent)
  if (!result.success) return { error: result.error.issues[0]?.message ?? 'This cannot be saved.' }
  return { value: at.reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], result.data) }
}
