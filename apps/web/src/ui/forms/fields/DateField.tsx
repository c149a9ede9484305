import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { useEffect, type FocusEvent } from 'react'
import { dayText } from '#lib/format.ts'
import { useTypedDay } from './day-typed.ts'
import { type FieldProps, useField } from './Fields.tsx'

interface Props extends FieldProps {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/** A day, typed as `20 Nov 2026` or picked. The value is `YYYY-MM-DD`, null while it is empty. */
export function DateField({ min, max, ...field }: Props) {
  const { value, set, fail, shared } = useField<string | null>(field)
  const typed = useTypedDay({ min, max })
  const { refusal } = typed
  // The summary says the same as the field.
  const { error } = shared
  useEffect(() => {
    if (refusal && error && error !== refusal) fail(refusal)
  })
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    typed.leave(currentTarget.value)
    shared.onBlur()
  }
  const choose = (day: string | null) => {
    typed.choose()
    set(day)
  }
  return (
    <DateInput
      {...shared}
      {...typed.input}
      placeholder="e.g. 20 Nov 2026"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      value={value}
      error={refusal || shared.error}
      onBlur={leave}
      onChange={choose}
    />
  )
}

/** A day that follows an event cannot be chosen before it; the sentence under the label says which. */
export const daysFrom = (earliest: { readonly day: string; readonly event: string } | undefined) =>
  earliest && { min: earliest.day, hint: `${earliest.event} on ${dayText(earliest.day)}.` }
