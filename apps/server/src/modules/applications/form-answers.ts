import type { AnswerPatch, Scopes } from '@lading/contract/applications'
import {
  businessFieldAt,
  businessFields,
  businessGroups,
  businessSections,
  type BusinessGroup,
} from '@lading/contract/forms/business-fields'
import { answerText } from '@lading/contract/forms/field-kinds'
import { isScope, scopeLabels } from './scope-paths.ts'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import { BusinessProfileDraft } from '@lading/contract/forms/business-profile'

const KEY = /^[\w-]{1,40}$/

/** A change as it can be kept, or why not. */
export type Checked = { readonly value: unknown } | { readonly error: string }

/** Reads one answer with the form's own schema, in the strength of a draft: shape and length, tidied. */
export function checkAnswer({ path, value }: AnswerPatch, agency: 'dti' | 'cab'): Checked {
  if (isScope(path)) return checkScope(path, value, agency)
  const [name = '', key, column] = path.split('.')
  if (key === undefined) return name in businessFields ? parsed({ [name]: value }, name) : unknown
  if (!(name in businessGroups) || !KEY.test(key)) return unknown
  if (column !== undefined) {
    return column in businessGroups[name as BusinessGroup]
      ? parsed({ [name]: [{ key, [column]: value }] }, name, 0, column)
      : unknown
  }
  if (value === null) return { value }
  return typeof value === 'object' ? parsed({ [name]: [{ ...value, key }] }, name, 0) : unknown
}

const unknown: Checked = { error: 'There is no such question on this form.' }

function parsed(sent: Record<string, unknown>, ...at: (string | number)[]): Checked {
  const result = BusinessProfileDraft.safeParse(sent)
  if (!result.success) return { error: result.error.issues[0]?.message ?? 'This cannot be kept.' }
  return { value: at.reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], result.data) }
}

function checkScope(path: keyof Scopes, value: unknown, agency: 'dti' | 'cab'): Checked {
  if (value !== 0 && value !== 1) return { error: 'A scope is chosen or not.' }
  if (path === 'nvocc' && value === 1 && agency === 'cab') return { error: 'NVOCC is a scope of sea freight.' }
  return { value }
}

/** How a path is called: `Tax identification number (TIN)`, `Officers, Ana Reyes: Position`. */
export function labelOfAnswer(path: string, form: Form): string {
  if (isScope(path)) return `${scopeLabels[path]} scope`
  const [name = '', key, column] = path.split('.')
  if (key === undefined) return businessFieldAt(path)?.label ?? sectionOf(name)
  const row = answerAt(form, `${name}.${key}`) as { name?: string } | null
  const who = [sectionOf(name), row?.name].filter(Boolean).join(', ')
  return column === undefined ? who : `${who}: ${businessFieldAt(path)?.label ?? column}`
}

const sectionOf = (name: string) =>
  name in businessSections ? businessSections[name as keyof typeof businessSections] : name

/** What stands at a path, as a sentence shows it. */
export function textOfAnswer(path: string, form: Form): string {
  const value = answerAt(form, path)
  if (isScope(path)) return value === 1 ? 'Chosen' : 'Not chosen'
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? `${value.length} entered` : String((value as { name?: string }).name ?? 'Entered')
  }
  const field = businessFieldAt(path)
  return (field ? answerText(field, value) : String(value ?? '')) || 'Removed'
}
