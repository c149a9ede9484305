import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { useEffect, useState, type FocusEvent } from 'react'
import { calendar } from './calendar.ts'
import { dayText } from '#lib/format.ts'
import { dayFault, dayTyped } from './day-typed.ts'
import { type FieldProps, useField } from './Fields.tsx'

interface Props extends FieldProps {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/** A day, typed as `20 Nov 2026` or picked. The value is `YYYY-MM-DD`, null while it is empty. */
export function DateField({ min, max, ...field }: Props) {
  const { value, set, fail, shared } = useField<string | null>(field)
  // What cannot be taken leaves the field with the focus; the reason stays.
  const [refusal, setRefusal] = useState('')
  // The summary says the same as the field.
  const { error } = shared
  useEffect(() => {
    if (refusal && error && error !== refusal) fail(refusal)
  })
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    setRefusal(dayFault(currentTarget.value, { min, max }))
    shared.onBlur()
  }
  const choose = (day: string | null) => {
    setRefusal('')
    set(day)
  }
  return (
    <DateInput
      {...shared}
      valueFormat="D MMM YYYY"
      placeholder="e.g. 20 Nov 2026"
      dateParser={dayTyped}
      {...calendar}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
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
