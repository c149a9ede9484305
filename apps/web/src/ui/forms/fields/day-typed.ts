import { dayTyped, whichDay } from '@lading/domain/dates/day-typed'
import { useState } from 'react'
import { dayText } from '#lib/format.ts'
import { calendar } from './calendar.ts'

interface Limits {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** How a day is typed or picked; what cannot be read leaves the field with the focus, and the reason stays. */
export function useTypedDay({ min, max }: Limits = {}) {
  const [refusal, setRefusal] = useState('')
  return {
    refusal,
    /** What stands in the field as it is left. */
    leave: (text: string) => setRefusal(typedDayFault(text, { min, max })),
    choose: () => setRefusal(''),
    input: {
      ...calendar,
      valueFormat: 'D MMM YYYY',
      dateParser: dayTyped,
      ...(min && { minDate: min }),
      ...(max && { maxDate: max }),
    },
  }
}

/** Why a field does not take a day as it was typed; empty where it does, or where nothing was typed. */
export function typedDayFault(text: string, { min, max }: Limits): string {
  if (text.trim() === '') return ''
  const day = dayTyped(text)
  if (!day) return whichDay(text) ?? `“${text.trim()}” is not a valid date. Enter it as 20 Nov 2026.`
  if (min && day < min) return `The first day is ${dayText(min)}.`
  return max && day > max ? `The last day is ${dayText(max)}.` : ''
}
