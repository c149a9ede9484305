import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import type { Field } from './field-kinds.ts'

interface Looked {
  readonly today: PlainDate | null
  readonly filed: Form | null
}

/** Days that must lie behind the one on which the form is looked at, and do not; what stands as it was filed is not tested again. */
export function daysAhead(fields: Readonly<Record<string, Field>>, answers: Form, { today, filed }: Looked) {
  const isAhead = (day: unknown) => today !== null && typeof day === 'string' && isPlainDate(day) && day > today
  return Object.entries(fields)
    .filter(([name, { kind }]) => kind === 'past-day' && isAhead(answers[name]))
    .filter(([name]) => filed === null || !isSameAnswer(filed[name], answers[name]))
    .map(([path, { label }]) => ({ path, message: `${label}: enter a day that is not after today.` }))
}
