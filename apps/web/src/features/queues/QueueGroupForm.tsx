import { QueueGroupInput, type QueueGroup } from '@lading/contract/queues'
import { typeLabels } from '@lading/domain/transactions/labels'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { MultiSelect } from '@mantine/core'
import { paths } from '@lading/contract/addresses/paths'
import { useActor } from '#lib/session.ts'
import { ChoiceField, ConfirmField } from '#ui/forms/fields/ChoiceFields.tsx'
import { TextField, useField, type FieldProps } from '#ui/forms/fields/Fields.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { EntityForm, type Saving } from '#ui/forms/EntityForm.tsx'
import { useBound } from '#ui/forms/bound.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { MembersField } from './MembersField.tsx'
import { type Agency, agencies, sideLabels } from '@lading/domain/transactions/agency'

/** What the form holds: the contract's order, filled in. */
export type QueueGroupAnswers = Required<QueueGroupInput>

interface Props extends Saving<QueueGroupAnswers> {
  /** The group that is changed; a new one without. */
  readonly group?: QueueGroup
}

/** Name, types of transactions and members of a queue group. */
export function QueueGroupForm({ group, ...saving }: Props) {
  const own = useActor()?.agency ?? null
  return (
    <EntityForm<QueueGroupAnswers>
      {...saving}
      label="Queue group"
      schema={QueueGroupInput}
      version={group?.version}
      answers={group ? answersOf(group) : blank(own ?? 'dti')}
      back={paths.queue()}
    >
      <Pane title="The group">
        <div className="fields">
          <TextField name="name" label="Name" required hint="Shown when a transaction is assigned." />
          {!group && own === null && (
            <ChoiceField
              name="agency"
              label="Side"
              required
              inline
              choices={agencies.map((value) => ({ value, label: sideLabels[value].name }))}
            />
          )}
          <LongTextField name="description" label="Description" wide rows={2} />
          <TypesField
            name="types"
            label="Types of transactions"
            hint="If left empty, the group takes every type."
            wide
          />
          <TextField
            name="legal_basis"
            label="Legal basis"
            hint="The office order that gives the group these types."
            maxLength={255}
            wide
          />
          <ConfirmField name="is_active" label="In use: transactions may be routed to it" />
        </div>
      </Pane>
      <Pane title="Members" subtitle="Evaluators of the same agency. A member may take any transaction of the group.">
        <Members />
      </Pane>
    </EntityForm>
  )
}

function Members() {
  const agency = useBound<Agency>('agency').value
  return <MembersField name="member_ids" label="Members" agency={agency} />
}

function TypesField(field: FieldProps) {
  const { value, set, shared } = useField<readonly number[]>(field)
  return (
    <MultiSelect
      {...shared}
      placeholder={value.length === 0 ? 'Every type' : ''}
      data={transactionTypes.map((type) => ({ value: String(type), label: typeLabels[type] }))}
      value={value.map(String)}
      onChange={(chosen) => set(chosen.map(Number))}
      searchable
      nothingFoundMessage="No results"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the types of transactions' }}
    />
  )
}

function answersOf({
  agency,
  name,
  description,
  types,
  legal_basis,
  is_active,
  members,
}: QueueGroup): QueueGroupAnswers {
  return { agency, name, description, types, legal_basis, is_active, member_ids: members.map(({ user_id }) => user_id) }
}

function blank(agency: Agency): QueueGroupAnswers {
  return { agency, name: '', description: '', types: [], legal_basis: '', is_active: true, member_ids: [] }
}
