import type { Field } from '../field-kinds.ts'

/** A column of lines; which section it stands in says the line section. */
export const column = (field: Omit<Field, 'section'>): Field => ({ ...field, section: 'lines' })

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
