import { Select } from '@mantine/core'
import { type Choice, type FieldProps, useField } from './Fields.tsx'

interface SelectProps extends FieldProps {
  readonly choices: readonly Choice[]
  readonly placeholder?: string
  /** Offers a box to narrow a long list. */
  readonly searchable?: boolean
  readonly clearable?: boolean
  /** What the list says when nothing fits. */
  readonly nothing?: string
}

/** One of many, from a list that opens. The value is the choice's own, text or number; null while nothing is chosen. */
export function SelectField({
  choices,
  placeholder = 'Choose',
  searchable,
  clearable,
  nothing,
  ...field
}: SelectProps) {
  const { value, set, shared } = useField<string | number | null>(field)
  return (
    <Select
      {...shared}
      {...{ placeholder, searchable, clearable }}
      nothingFoundMessage={nothing ?? 'No results'}
      allowDeselect={false}
      data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(chosen) => set(choices.find((choice) => String(choice.value) === chosen)?.value ?? null)}
    />
  )
}
