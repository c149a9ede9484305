import { dayTyped, whyNoDay } from '@lading/domain/dates/day-typed'
import { useState } from 'react'
import { dayText } from '#lib/format.ts'

interface Limits {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** What is said of a day as it was typed: once the field is left, and until a day stands there. */
export function useDayRefusal(value: string, limits: Limits = {}) {
  const fault = typedDayFault(value, limits)
  const [said, setSaid] = useState(fault)
  return {
    refusal: fault && said,
    /** The field is left. */
    judge: () => setSaid(fault),
    /** What is being typed is judged anew once it was right. */
    typed: (text: string) => {
      if (typedDayFault(text, limits) === '') setSaid('')
    },
  }
}

/** Why a field does not take a day as it was typed; empty where it does, or where nothing was typed. */
export function typedDayFault(text: string, { min, max }: Limits): string {
  if (text.trim() === '') return ''
  const day = dayTyped(text)
  if (!day) return whyNoDay(text)
  if (min && day < min) return `The first day is ${dayText(min)}.`
  return max && day > max ? `The last day is ${dayText(max)}.` : ''
}
