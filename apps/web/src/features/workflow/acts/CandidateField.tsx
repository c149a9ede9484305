import { routingCandidates, type Candidates } from '@lading/contract/workflow'
import { type ComboboxItem, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useField, type FieldProps } from '#ui/forms/fields/Fields.tsx'
import { useTransaction } from '../open-transaction.ts'

/** One evaluator of the agency, with what lies on each desk; who may not is there too, with the reason. */
export function PersonField(field: FieldProps) {
  const { people, note } = useCandidates()
  const notes = new Map(people.map((person) => [String(person.user_id), noteOn(person)]))
  const data = people.map(({ user_id, name, may_act }) => ({ value: String(user_id), label: name, disabled: !may_act }))
  return <CandidateField {...field} data={data} notes={notes} none="No evaluator of this name" wait={note} />
}

/** One queue group of the agency. */
export function QueueGroupField(field: FieldProps) {
  const { queue_groups, note } = useCandidates()
  const notes = new Map(queue_groups.map(({ id, members, open }) => [String(id), `${people(members)} · ${open} open`]))
  const data = queue_groups.map(({ id, name }) => ({ value: String(id), label: name }))
  return <CandidateField {...field} data={data} notes={notes} none="No queue group" wait={note} />
}

interface Props extends FieldProps {
  readonly data: ComboboxItem[]
  readonly notes: ReadonlyMap<string, string>
  readonly none: string
  readonly wait: string | undefined
}

function CandidateField({ data, notes, none, wait, ...field }: Props) {
  const { value, set, shared } = useField<number | null>(field)
  const chosen = value === null ? null : String(value)
  return (
    <Select
      {...shared}
      description={wait ?? shared.description ?? (chosen ? notes.get(chosen) : undefined)}
      placeholder={data.length === 0 && !wait ? none : 'Choose'}
      searchable
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${String(field.label)}` }}
      nothingFoundMessage={none}
      data={data}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <Text span display="block" size="xs" opacity={0.85} className="num">
            {notes.get(option.value)}
          </Text>
        </span>
      )}
      value={chosen}
      onChange={(next) => set(next === null ? null : Number(next))}
    />
  )
}

function useCandidates() {
  const { process } = useTransaction()
  const { data, error } = useQuery(query(routingCandidates, { params: { id: process.transaction_id } }))
  const note = error ? 'The list could not be loaded. Close this and try again.' : data ? undefined : 'Loading…'
  return { people: data?.people ?? [], queue_groups: data?.queue_groups ?? [], note }
}

function noteOn({ position_title, open, may_act, why_not }: Candidates['people'][number]): string {
  const load = open === 0 ? 'no open transactions' : `${open} open`
  return [position_title, may_act ? load : why_not].filter(Boolean).join(' · ')
}

const people = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`
