import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { businessForms } from '@lading/domain/business/business-form'
import { businessGroups, type BusinessGroup } from '../business-fields.ts'
import type { Field } from '../field-kinds.ts'
import type { FieldTable } from '../form-definition.ts'

/** The columns of a list as a business of this legal form is asked for them: partners have contributions, and no shares. */
export function businessColumns(
  group: BusinessGroup,
  form: unknown,
  columns: FieldTable = businessGroups[group],
): FieldTable {
  const all: [string, Field][] = Object.entries(columns)
  return Object.fromEntries(
    all.filter(([name]) => isAskedOf(form, `${group}.${name}`)).map(([name, field]) => [name, calledBy(form, field)]),
  )
}

function calledBy(form: unknown, { labelFor, ...field }: Field): Field {
  const chosen = businessForms.find((one) => one === form)
  return { ...field, label: (chosen && labelFor?.[chosen]) ?? field.label }
}
