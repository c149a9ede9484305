import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { dayTyped } from './day-typed.ts'
import { type FieldProps, useField } from './Fields.tsx'

interface Props extends FieldProps {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/** A day, typed as `20 Nov 2026` or picked. The value is `YYYY-MM-DD`, null while it is empty. */
export function DateField({ min, max, ...field }: Props) {
  const { value, set, shared } = useField<string | null>(field)
  return (
    <DateInput
      {...shared}
      valueFormat="D MMM YYYY"
      placeholder="e.g. 20 Nov 2026"
      dateParser={dayTyped}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the day' }}
      value={value}
      onChange={set}
    />
  )
}
