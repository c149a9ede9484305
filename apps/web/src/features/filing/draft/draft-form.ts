import { checkFiling, documentBlockers, type Blocker } from '@lading/contract/filing/check-filing'
import type { Filing } from '@lading/contract/filing/filing'
import { Scopes } from '@lading/contract/accreditations/scopes'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { scopeText } from '@lading/domain/transactions/scope'
import { sectionOfPath } from '@lading/contract/forms/form-sections'
import { formOfType } from '@lading/contract/transaction-types'
import { answerAt, isSameAnswer, withAnswer, type Form, type FormRow } from '@lading/domain/filing/form-path'

/** The form that a transaction fills in. */
export const formOf = ({ type }: Pick<Filing, 'type'>): FormDefinition => formOfType(type)

/** The answers of a filing, as its form reads them. */
export const answersOf = (filing: Filing): Form => formOf(filing).draft.parse(filing.form)

/** All that stops it from being submitted, as the server will judge it. */
export function blockersOf(filing: Filing, today: PlainDate, answers: Form = answersOf(filing)): Blocker[] {
  return [...checkFiling({ ...filing, form: answers }, today), ...toldBlockers(filing, answers)]
}

/** What the server alone knows, of the answers that still stand as it read them. */
export function toldBlockers(filing: Filing, answers: Form): Blocker[] {
  if (Object.keys(filing.faults).length === 0) return []
  const definition = formOf(filing)
  const read = answersOf(filing)
  const { form: now, errors } = tidied(definition, answers, read)
  return Object.entries(filing.faults)
    .filter(([path]) => !errors[path] && isSameAnswer(answerAt(now, path), answerAt(read, path)))
    .flatMap(([path, messages]) =>
      messages.map((message): Blocker => {
        const section = sectionOfPath(definition, path) ?? ''
        return { path, step: 1, section, message, params: {} }
      }),
    )
}

/** Of its documents alone, what keeps it from being received: those that may follow are needed now. */
export const documentBlockersOf = ({ requirements }: Filing, today: PlainDate): Blocker[] =>
  documentBlockers(requirements, today)

/** The scope a filing applies for, in words; '' where its form asks for none. */
export function scopeIn(filing: Filing): string {
  const flags = Scopes.safeParse(filing.form).data
  return flags ? scopeText(flags) : ''
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
export function tidied(
  { draft }: FormDefinition,
  values: Form,
  known: Form,
): { form: Form; errors: Record<string, string> } {
  const parsed = draft.safeParse(values)
  if (parsed.success) return { form: parsed.data, errors: {} }

  const errors: Record<string, string> = {}
  let sound: Form = values
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    errors[path.join('.')] ??= message
    sound = { ...sound, [name]: known[name] }
  }
  return { form: draft.parse(sound), errors }
}

/** What must be sent so that `known` becomes `now`: answer by answer, rows added and removed by their keys. */
export function changesBetween({ fields, groups }: FormDefinition, known: Form, now: Form): Change[] {
  // What the portal computes is never sent.
  const typed = Object.keys(fields).filter((name) => !fields[name]?.computed)
  const single = typed.filter((name) => !isSameAnswer(known[name] ?? null, now[name] ?? null))
  return [
    ...single.map((path) => ({ path, value: now[path] })),
    ...Object.keys(groups).flatMap((group) => rowChanges(group, known, now)),
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

/** `officers.k1.name` as the fields on the screen call it, `officers.0.name`; a row that is gone keeps its key. */
export function fieldName(path: string, values: Form): string {
  const [group = '', key, ...rest] = path.split('.')
  if (key === undefined) return path
  const index = rowsOf(values, group).findIndex((row) => row.key === key)
  return index < 0 ? path : [group, index, ...rest].join('.')
}
