import { useEffect } from 'react'
import { dayText } from '#lib/format.ts'
import { useDayRefusal } from './day-typed.ts'
import { DateInput } from './DateInput.tsx'
import { type FieldProps, useField } from './Fields.tsx'

interface Props extends FieldProps {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

/**
 * A day, typed as `20 Nov 2026` or picked. The value is `YYYY-MM-DD`, null while it is empty, and what was typed where
 * that is no day: the form's rules refuse it.
 */
export function DateField({ min, max, ...field }: Props) {
  const { value, set, fail, shared } = useField<string | null>(field)
  const { refusal, judge, typed } = useDayRefusal(value ?? '', { min, max })
  // The summary says the same as the field.
  const { error } = shared
  useEffect(() => {
    if (refusal && error && error !== refusal) fail(refusal)
  })
  return (
    <DateInput
      {...shared}
      {...{ min, max }}
      data-right={refusal ? undefined : shared['data-right']}
      placeholder="e.g. 20 Nov 2026"
      clearable
      value={value ?? ''}
      error={refusal || shared.error}
      onBlur={() => {
        judge()
        shared.onBlur()
      }}
      onChange={(text) => {
        typed(text)
        set(text === '' ? null : text)
      }}
    />
  )
}

/** A day that follows an event cannot be chosen before it; the sentence under the label says which. */
export const daysFrom = (earliest: { readonly day: string; readonly event: string } | undefined) =>
  earliest && { min: earliest.day, hint: `${earliest.event} on ${dayText(earliest.day)}.` }
