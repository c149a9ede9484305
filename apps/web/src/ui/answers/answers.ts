import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable, FormParts } from '@lading/contract/forms/form-definition'
import type { FormRow } from '@lading/domain/filing/form-path'

/** A row of a list, with the key that stays when rows move. */
export type Row = FormRow

/** Places are read by the names that were filed, a digest by nobody, and a scope that stays is not told of one by one. */
export const isRead = ({ kind, computed }: Field, value?: unknown) =>
  kind !== 'place-code' && computed !== 'hidden' && !(kind === 'scope-given-up' && value !== true)

export const answerIn = (answers: object, name: string) => (answers as Record<string, unknown>)[name]

export const rowsIn = (answers: object, group: string) => (answerIn(answers, group) ?? []) as readonly Row[]

/** The single questions of one section, in their order. */
export const sectionOf = ({ fields }: Pick<FormParts, 'fields'>, section: string): FieldTable =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.section === section))

/** The parts of a form that are answered singly, not in rows. */
export const singleSections = ({ sections, groups }: FormParts): readonly string[] =>
  Object.keys(sections).filter((section) => !(section in groups))
