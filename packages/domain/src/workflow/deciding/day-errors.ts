import { formatDay } from '../../dates/format.ts'
import { plainDate, type PlainDate } from '../../dates/plain-date.ts'
import { inputs, type Input, type Inputs } from '../transition/inputs.ts'
import type { InputErrors, Question } from './input-errors.ts'

const says = { past: 'This date is in the future.', future: 'This date has passed.' } as const

/**
 * What was done cannot lie ahead, nor before the event it follows; what is set for later cannot lie behind. Today is right
 * for both.
 */
export function dayErrors(
  asked: readonly Pick<Question, 'name' | 'earliest'>[],
  given: Inputs,
  today: PlainDate,
): InputErrors {
  const errors: InputErrors = {}
  for (const { name, earliest } of asked) {
    const { day }: Input = inputs[name]
    const value = given[name]
    if (typeof value !== 'string' || value === '') continue
    if (day && (day === 'past' ? value > today : value < today)) errors[name] = [says[day]]
    else if (earliest && value < earliest.day) errors[name] = [tooEarly(earliest)]
  }
  return errors
}

/** Why a day before the event is refused. */
export const tooEarly = ({ day, event }: NonNullable<Question['earliest']>): string =>
  `${event} on ${formatDay(plainDate(day))}. Enter that day or a later one.`
