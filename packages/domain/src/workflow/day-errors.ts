import type { PlainDate } from '../dates/plain-date.ts'
import { inputs, type Input, type InputName, type Inputs } from './inputs.ts'
import type { InputErrors } from './input-errors.ts'

const says = { past: 'This date is in the future.', future: 'This date has passed.' } as const

/** What was done cannot lie ahead, and what is set for later cannot lie behind; today is right for both. */
export function dayErrors(
  asked: readonly { readonly name: InputName }[],
  given: Inputs,
  today: PlainDate,
): InputErrors {
  const errors: InputErrors = {}
  for (const { name } of asked) {
    const { day }: Input = inputs[name]
    const value = given[name]
    if (!day || typeof value !== 'string' || value === '') continue
    if (day === 'past' ? value > today : value < today) errors[name] = [says[day]]
  }
  return errors
}
