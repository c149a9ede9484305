import type { Field } from '@lading/contract/forms/field-kinds'
import { Fragment, type ReactNode } from 'react'
import { AddressFields } from './AddressFields.tsx'
import { AnswerField } from './AnswerField.tsx'
import { AskedField } from './AskedField.tsx'
import { GivenUpScopes } from './GivenUpScopes.tsx'
import { PinFields } from './PinFields.tsx'
import { ScopeFields } from './ScopeFields.tsx'

interface Props {
  readonly fields: Readonly<Record<string, Field>>
  /** What stands before the names: '' or `branches.0.`. */
  readonly prefix?: string
  /** Controls of their own, by the name of the field. */
  readonly drawn?: Readonly<Record<string, ReactNode>>
}

/** One control a field, in their order; those of an address, of its pin and of scopes come as one, in the place of the first. */
export function FieldList({ fields, prefix = '', drawn = {} }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <Fragment key={name}>{drawn[name] ?? controlFor(name, field, fields, prefix)}</Fragment>
  ))
}

const FIRST_OF_ADDRESS = 'region_code'
const ofAddress = /^(.*)(region|province|city|barangay)_(code|name)$|^(.*)(street|zip_code)$/

function controlFor(name: string, field: Field, fields: Props['fields'], prefix: string): ReactNode {
  if (field.computed) return null
  if (field.kind === 'scope') return name === 'domestic' ? <ScopeFields /> : null
  if (field.kind === 'scope-given-up') return name === 'gives_up_domestic' ? <GivenUpScopes /> : null
  const { latitude, longitude } = fields
  if (latitude && longitude && field === longitude) return null
  if (latitude && longitude && field === latitude) return <PinFields {...{ prefix, latitude, longitude }} />
  const match = ofAddress.exec(name)
  const which = match?.[1] ?? match?.[4] ?? ''
  if (!match || !(which + FIRST_OF_ADDRESS in fields))
    return field.askedWith && field.askedWith.name in fields ? (
      <AskedField
        path={prefix + name}
        field={field}
        calledBy={{ ...field.askedWith, path: prefix + field.askedWith.name }}
      />
    ) : (
      <AnswerField path={prefix + name} field={field} />
    )
  return name === which + FIRST_OF_ADDRESS ? (
    <AddressFields prefix={prefix + which} fields={addressIn(fields, which)} />
  ) : null
}

/** The questions of one address by their plain names, `region_code` to `zip_code`. */
function addressIn(fields: Props['fields'], which: string): Props['fields'] {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(which))
  return Object.fromEntries(own.map(([name, field]) => [name.slice(which.length), field]))
}
