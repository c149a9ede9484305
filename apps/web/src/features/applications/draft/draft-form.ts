import type { Application, Scopes } from '@lading/contract/applications'
import { businessFields, businessGroups } from '@lading/contract/forms/business-fields'
import { scopes } from '@lading/domain/transactions/scope'
import { answerAt, isSameAnswer, withAnswer, type Form, type FormRow } from '@lading/domain/filing/form-path'
import { z } from 'zod'
import { BusinessProfile, BusinessProfileDraft } from '@lading/contract/forms/business-profile'

/** What the first step asks: the business form and the scopes. */
export type DraftValues = BusinessProfile & Scopes

/** Everything an application needs in its first step; the scopes come first there, so they do in what is wrong. */
export const CompleteDraft = z.intersection(
  z
    .object({ domestic: z.number(), international: z.number(), nvocc: z.number() })
    .refine((flags) => scopes.some((scope) => flags[scope] === 1), {
      path: ['domestic'],
      message: 'Choose at least one scope.',
    }),
  BusinessProfile,
)

/** The answers of an application as the form holds them. */
export function valuesOf({ form, domestic, international, nvocc }: Application): DraftValues {
  return { ...form, domestic, international, nvocc }
}

/** A change as it is sent, without what stood there. */
export interface Change {
  readonly path: string
  readonly value: unknown
}

/**
 * The answers as the server would keep them: tidied. What cannot be kept stands as it was known, with the reason under
 * its path; lists are named by their rows' keys.
 */
export function tidied(values: DraftValues, known: Form): { form: Form; errors: Record<string, string> } {
  const { domestic, international, nvocc } = values
  const parsed = BusinessProfileDraft.safeParse(values)
  if (parsed.success) return { form: { ...parsed.data, domestic, international, nvocc }, errors: {} }

  const errors: Record<string, string> = {}
  let sound: Record<string, unknown> = { ...values }
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    errors[path.join('.')] ??= message
    sound = { ...sound, [name]: known[name] }
  }
  return { form: { ...BusinessProfileDraft.parse(sound), domestic, international, nvocc }, errors }
}

const singles = [...Object.keys(businessFields), ...scopes]

/** What must be sent so that `known` becomes `now`: answer by answer, rows added and removed by their keys. */
export function changesBetween(known: Form, now: Form): Change[] {
  const single = singles.filter((name) => !isSameAnswer(known[name] ?? null, now[name] ?? null))
  return [
    ...single.map((path) => ({ path, value: now[path] })),
    ...Object.keys(businessGroups).flatMap((group) => rowChanges(group, known, now)),
  ]
}

function rowChanges(group: string, known: Form, now: Form): Change[] {
  const [before, after] = [rowsOf(known, group), rowsOf(now, group)]
  const removed = before.filter((row) => !after.some((one) => one.key === row.key))
  return [
    ...removed.map((row) => ({ path: `${group}.${row.key}`, value: null })),
    ...after.flatMap((row) => {
      const path = `${group}.${row.key}`
      const former = answerAt(known, path) as FormRow | null
      if (!former) return [{ path, value: row }]
      const columns = Object.keys(row).filter((column) => !isSameAnswer(former[column] ?? null, row[column] ?? null))
      return columns.map((column) => ({ path: `${path}.${column}`, value: row[column] }))
    }),
  ]
}

const rowsOf = (form: Form, group: string): readonly FormRow[] => (form[group] as FormRow[] | undefined) ?? []

/** The form with these changes made. */
export function withChanges(form: Form, changes: readonly Change[]): Form {
  return changes.reduce((made, { path, value }) => withAnswer(made, path, value), form)
}

/** `officers.k1.name` as the form's fields call it, `officers.0.name`; a row that is gone keeps its key. */
export function fieldName(path: string, values: Form): string {
  const [group = '', key, ...rest] = path.split('.')
  if (key === undefined || !(group in businessGroups)) return path
  const index = rowsOf(values, group).findIndex((row) => row.key === key)
  return index < 0 ? path : [group, index, ...rest].join('.')
}
