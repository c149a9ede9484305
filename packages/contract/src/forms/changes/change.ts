import { effectiveDayFault } from '@lading/domain/filing/effective-day'
import { changeAnswers, type HeldTogether } from '@lading/domain/filing/change-answers'
import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { insuranceFields } from '../business-fields.ts'
import type { Field } from '../field-kinds.ts'
import type { CertifiedFact, FieldFault, FormContext, FormDefinition, FormParts } from '../form-definition.ts'

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

/** The day from which a change holds; null while it is not answered. */
export const inEffectFrom = ({ effective_on }: { readonly effective_on: string }): string | null => effective_on || null

/** The day of a change is at hand. */
export function dayTooFar(effective_on: string, { today }: FormContext): FieldFault[] {
  const message = today && effectiveDayFault(effective_on, today)
  return message ? [{ path: 'effective_on', message }] : []
}

/**
 * A change must change something: refused while every answer is what the register says already. Where the certificate
 * says otherwise, as the other agency's change is in the register, the request makes the certificate again.
 */
export function nothingChanged(
  asked: FormParts['fields'] | FormParts['groups'],
  answers: Form,
  { register, certified_otherwise = [] }: FormContext,
  says: string,
  certified?: CertifiedFact,
): FieldFault[] {
  const names = Object.keys(asked)
  if (certified && certified_otherwise.includes(certified)) return []
  const isSame = register !== null && names.every((name) => isSameAnswer(answers[name], register[name]))
  return isSame ? [{ path: names[0] ?? '', message: says }] : []
}

/** The answers of a form that hold together, and which of them are places. */
const heldTogether = ({ bundles = {}, fields }: FormParts): HeldTogether[] =>
  Object.values(bundles).map(({ of }) => ({ of, places: of.filter((name) => fields[name]?.kind === 'place-code') }))

/** Of the register, the answers that a form asks or also reads; questions that the register does not answer are absent. */
export function registerRead({ draft, alsoReads }: Pick<FormDefinition, 'draft' | 'alsoReads'>, register: Form): Form {
  const asked = Object.entries(draft.parse(register)).filter(([name]) => name in register)
  const also: readonly string[] = alsoReads
  return Object.fromEntries([...asked, ...Object.entries(register).filter(([name]) => also.includes(name))])
}

/** The single answers and the lists of a form of which the register says something else now than when it was opened. */
export function movedSince({ fields, groups }: FormParts, opened: Form, now: Form) {
  const hasMoved = (name: string) => name in opened && !isSameAnswer(opened[name], now[name])
  return { fields: Object.keys(fields).filter(hasMoved), lists: Object.keys(groups).filter(hasMoved) }
}

/** Of the answers to a form those that the register answers too. */
export function askedOfRegister({ fields, groups }: FormParts, form: Form, register: Form): Form {
  const names = [...Object.keys(fields), ...Object.keys(groups)].filter((name) => name in register)
  return Object.fromEntries(names.map((name) => [name, form[name]]))
}

interface ChangeOfRegister {
  readonly form: Form
  /** What the register said when the change was opened; once it was applied, what it asked then. */
  readonly opened: Form | null
  readonly now: Form
  /** Applied again after a correction: answers that hold together are written one by one then. */
  readonly isAgain?: boolean
}

/** What the approval of a change writes into the register: what its client changed, and what follows from that. */
export function approvedAnswers(
  definition: FormDefinition,
  { form, opened, now, isAgain = false }: ChangeOfRegister,
): Form {
  const asked = askedOfRegister(definition, form, now)
  const policy = Object.keys(asked).filter((name) => name in insuranceFields)
  // One policy is written whole: the number of one with the days of another would insure nobody.
  const together = [...heldTogether(definition), { of: policy, places: policy }]
  const written = changeAnswers({
    asked,
    opened,
    now,
    byKeyAlone: definition.branchList,
    ...(!isAgain && { together }),
  })
  const isWritten = Object.keys(written).length > 0
  return isWritten ? { ...written, ...definition.follows({ ...now, ...written }) } : written
}
