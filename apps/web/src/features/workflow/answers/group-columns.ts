import { addressLine } from '@lading/domain/business/address-line'
import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import type { Row } from '#ui/answers/answers.ts'

/** A column of a list of the form. */
export interface Column {
  readonly name: string
  readonly label: string
  /** Absent for the address, which is several answers in one column. */
  readonly field?: Field
  readonly right: boolean
}

const ofAddress = /^(region|province|city|barangay)_|^(street|zip_code)$/

/** The columns of a list: its fields, and one for the address. */
export function columnsOf(fields: FieldTable): Column[] {
  return Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (name === 'street') return [{ name: 'street', label: 'Address', right: false }]
    if (ofAddress.test(name)) return []
    return [{ name, label: field.label, field, right: ['count', 'money', 'percent'].includes(field.kind) }]
  })
}

/** The address of a row in one line; empty without one. */
export const addressOf = (row: Row): string =>
  addressLine(Object.fromEntries(Object.keys(row).map((name) => [name, String(row[name] ?? '')])))
