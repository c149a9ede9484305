import { effectiveDayFault } from '@lading/domain/filing/effective-day'
import type { HeldTogether } from '@lading/domain/filing/change-answers'
import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import type { Field } from './field-kinds.ts'
import type { FieldFault, FormContext, FormParts } from './form-definition.ts'

/** From which day a change holds; asked in every change. */
export const effectiveOn = {
  label: 'In effect from',
  section: 'effect',
  kind: 'day',
  required: true,
  noun: 'day the change takes effect',
  help: 'The day on the amended registration, or the day it takes effect.',
} as const satisfies Field
export const effectSection = 'When it takes effect'

/** The day of a change is at hand. */
export function dayTooFar(effective_on: string, { today }: FormContext): FieldFault[] {
  const message = today && effectiveDayFault(effective_on, today)
  return message ? [{ path: 'effective_on', message }] : []
}

/** A change must change something: refused while every answer is what the register says already. */
export function nothingChanged(
  asked: FormParts['fields'] | FormParts['groups'],
  answers: Form,
  { register }: FormContext,
  says: string,
): FieldFault[] {
  const names = Object.keys(asked)
  const isSame = register !== null && names.every((name) => isSameAnswer(answers[name], register[name]))
  return isSame ? [{ path: names[0] ?? '', message: says }] : []
}

/** The answers of a form that hold together, and which of them are places. */
export const heldTogether = ({ bundles = {}, fields }: FormParts): HeldTogether[] =>
  Object.values(bundles).map(({ of }) => ({ of, places: of.filter((name) => fields[name]?.kind === 'place-code') }))
