import { AdminUserInput, type AdminUser } from '@lading/contract/people/admin-users'
import type { PermissionRow } from '@lading/contract/people/permissions'
import type { Role } from '@lading/contract/people/roles'
import { MultiSelect } from '@mantine/core'
import { paths } from '@lading/contract/addresses/paths'
import { useActor } from '#lib/session.ts'
import { EntityForm, type Saving } from '#ui/forms/EntityForm.tsx'
import { TextField, useField, type FieldProps } from '#ui/forms/fields/Fields.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { labelOf } from '../openings.ts'
import { agencies, type Agency, sideLabels } from '@lading/domain/transactions/agency'

interface Props extends Saving<AdminUserInput> {
  /** The account that is changed; a new one without. */
  readonly account?: AdminUser
  readonly roles: readonly Role[]
  readonly offered: readonly PermissionRow[]
}

/** The agency as the list of choices has it: nothing can be chosen there, `both` can. */
type Answers = Omit<AdminUserInput, 'agency'> & { agency: Agency | 'both' | null }

/** Who a member of staff is, what they may do and for which side. Nobody changes that of themselves. */
export function AdminUserForm({ account, roles, offered, onSave, ...saving }: Props) {
  const actor = useActor()
  const isMe = account?.id === actor?.user_id
  const waits = account?.change != null
  const own = actor?.agency ?? null
  const send = ({ agency, ...answers }: Answers, version: number) =>
    onSave({ ...answers, agency: agency === 'both' ? null : agency }, version)
  return (
    <EntityForm<Answers>
      {...saving}
      onSave={send}
      label="Account"
      schema={AdminUserInput.omit({ agency: true })}
      version={account?.version}
      answers={account ? answersOf(account) : blank(own)}
      back={paths.adminUsers()}
    >
      <Pane title="The person">
        <div className="fields">
          <NameFields mobileHint="Optional." />
          <TextField
            name="email"
            label="E-mail address"
            type="email"
            required
            disabled={waits && !isMe}
            hint={account ? 'A new address must be confirmed by e-mail.' : 'The one-time link is sent to this address.'}
          />
        </div>
      </Pane>
      <Pane title="The work" {...whyClosed(isMe, waits)}>
        <div className="fields">
          <NamesField
            name="role_ids"
            label="Roles"
            required
            wide
            disabled={isMe || waits}
            choices={roles
              .filter(({ agency_rule }) => agency_rule !== 'none')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="agency"
            label="Side"
            required
            disabled={isMe || waits || own !== null}
            hint="One side or both, depending on the roles."
            choices={[
              ...agencies.map((value) => ({ value, label: sideLabels[value].name })),
              { value: 'both', label: 'Both' },
            ]}
          />
          <TextField name="position_title" label="Position" />
          <TextField name="unit" label="Unit" />
          <NamesField
            name="permissions"
            label="Further permissions"
            hint="In addition to those of the roles."
            wide
            disabled={isMe || waits}
            choices={offered.map(({ name, description }) => ({ value: name, label: labelOf(name, description) }))}
          />
        </div>
      </Pane>
    </EntityForm>
  )
}

/** Why what somebody may do is not changed now, if so. */
function whyClosed(isMe: boolean, waits: boolean) {
  if (isMe) return { subtitle: 'You cannot change your own roles, permissions or side.' }
  return waits && { subtitle: 'A change of this account is pending. It must be decided first.' }
}

interface NamesProps extends FieldProps {
  readonly choices: readonly { value: string | number; label: string }[]
}

/** Several of a list, found by typing. The values are the choices' own. */
function NamesField({ choices, ...field }: NamesProps) {
  const { value, set, shared } = useField<readonly (string | number)[]>(field)
  return (
    <MultiSelect
      {...shared}
      data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      value={value.map(String)}
      onChange={(chosen) =>
        set(choices.filter((choice) => chosen.includes(String(choice.value))).map((choice) => choice.value))
      }
      searchable
      nothingFoundMessage="No results"
    />
  )
}

function answersOf({ roles, agency, ...account }: AdminUser): Answers {
  const { email, first_name, middle_name, last_name, suffix, mobile, permissions, position_title, unit } = account
  const person = { email, first_name, middle_name, last_name, suffix, mobile, permissions, position_title, unit }
  return { ...person, role_ids: roles.map(({ id }) => id), agency: agency ?? 'both' }
}

function blank(agency: Agency | null): Answers {
  const name = { first_name: '', middle_name: '', last_name: '', suffix: '' }
  return { ...name, email: '', mobile: '', role_ids: [], permissions: [], agency, position_title: '', unit: '' }
}
