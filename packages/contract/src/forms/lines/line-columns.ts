import type { Field, FieldKind } from '../field-kinds.ts'

type Column<K extends FieldKind> = Field & { readonly kind: K }

/** A column of lines; which section it stands in says the line section. */
export const column = <const K extends FieldKind>(
  field: Omit<Field, 'section' | 'kind'> & Pick<Column<K>, 'kind'>,
): Column<K> => ({ ...field, section: 'lines' })

export const text = (label: string, alsoCalled: readonly string[] = []) =>
  column({ label, alsoCalled, kind: 'text', required: true })
export const count = (label: string, alsoCalled: readonly string[] = [], required = true) =>
  column({ label, alsoCalled, kind: 'count', required })
export const quantity = (label: string, alsoCalled: readonly string[] = [], required = true) =>
  column({ label, alsoCalled, kind: 'quantity', required })
export const amount = (label: string, alsoCalled: readonly string[] = []) =>
  column({ label, alsoCalled, kind: 'money', required: true })
export const country = (label: string, alsoCalled: readonly string[] = []) =>
  column({ label, alsoCalled, kind: 'country', required: true })
