import type { PermissionRow } from '@lading/contract/people/permissions'
import { RoleInput, type Role } from '@lading/contract/people/roles'
import { paths } from '@lading/contract/addresses/paths'
import { EntityForm, type Saving } from '#ui/forms/EntityForm.tsx'
import { ChoiceField } from '#ui/forms/fields/ChoiceFields.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { PermissionsField } from './PermissionsField.tsx'

interface Props extends Saving<RoleInput> {
  /** The role that is changed; a new one without. */
  readonly role?: Role
  /** All roles, for the order. */
  readonly all: readonly Role[]
  readonly offered: readonly PermissionRow[]
}

/** What a role is called, where it stands, and what it opens. */
export function RoleForm({ role, all, offered, ...saving }: Props) {
  const isOfCustomers = role?.agency_rule === 'none'
  return (
    <EntityForm<RoleInput>
      {...saving}
      label="Role"
      schema={RoleInput}
      version={role?.version}
      answers={role ? answersOf(role) : blank(all.length + 1)}
      back={paths.roles()}
    >
      <Pane title="The role">
        <div className="fields">
          <TextField name="name" label="Name" required maxLength={100} />
          <TextField name="short" label="Short name" required hint="Two to five letters." maxLength={5} />
          <SelectField
            name="position"
            label="Place in the order"
            required
            searchable
            hint="If a person has several roles, the first in the order decides the screens."
            choices={placesAmong(all, role)}
          />
          {!isOfCustomers && (
            <ChoiceField
              name="agency_rule"
              label="Agencies"
              required
              inline
              disabled={role !== undefined && role.people > 0}
              {...(role && role.people > 0 && { hint: 'Cannot be changed while anyone holds the role.' })}
              choices={[
                { value: 'one', label: 'One agency' },
                { value: 'both', label: 'Both agencies' },
              ]}
            />
          )}
        </div>
      </Pane>
      <Pane title="Access" subtitle="Screens and lists first, then the actions of the workflow by desk.">
        <PermissionsField name="permissions" label="Permissions" offered={offered} customers={isOfCustomers} />
      </Pane>
    </EntityForm>
  )
}

function placesAmong(all: readonly Role[], role: Role | undefined) {
  const others = all.filter(({ id }) => id !== role?.id)
  const behind = others.map(({ name }, place) => ({ value: place + 2, label: `After ${name}` }))
  return [{ value: 1, label: 'First' }, ...behind]
}

function answersOf({ name, short, agency_rule, position, permissions }: Role): RoleInput {
  return { name, short, agency_rule, position, permissions }
}

function blank(position: number): RoleInput {
  return { name: '', short: '', agency_rule: 'one', position, permissions: [] }
}
