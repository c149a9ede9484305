import { fieldAt } from '@lading/contract/forms/form-answers'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { asking, type Field } from '@lading/contract/forms/field-kinds'
import { standsOnCertificate, whyNotCorrected } from '@lading/domain/accreditation/certificate/certificate-correction'
import { answerAt, isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { z } from 'zod'
import { sectionOf } from '#ui/answers/answers.ts'
import type { OpenTransaction } from '../open-transaction.ts'

/** Answers that are corrected together: a name, the principal office, or a branch. */
export interface Correctable {
  readonly title: string
  /** What stands before the names of the fields in a path: '' or `branches.k1.`. */
  readonly at: string
  readonly fields: Readonly<Record<string, Field>>
}

/** Whether answers are corrected here and now, rather than marked for the client. */
export const isCorrected = ({ transaction, is_mine }: OpenTransaction): boolean =>
  is_mine && whyNotCorrected(transaction) === undefined

/** What is corrected together with an answer; undefined where it does not stand on the certificate. */
export function correctableAt(form: FormDefinition, path: string, of = 'the branch'): Correctable | undefined {
  const together = form.bundles[path]
  if (together) return partOf(together.label, '', fieldsNamed(form, together.of))
  const field = fieldAt(form, path)
  if (!field || !standsOnCertificate(path)) return undefined
  const [group = '', key, column] = path.split('.')
  if (column !== undefined) return partOf(of, `${group}.${key}.`, form.groups[group] ?? {})
  const section = sectionOf(form, field.section)
  return 'street' in section && isOfAddress(field, path)
    ? partOf(form.sections[field.section] ?? field.label, '', section)
    : { title: field.label, at: '', fields: { [path]: field } }
}

/** Whether a field is drawn as a part of an address. */
export const isOfAddress = ({ kind }: Field, name: string) =>
  kind.startsWith('place-') || ['street', 'zip_code'].includes(name)

const fieldsNamed = ({ fields }: FormDefinition, names: readonly string[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

/** Those of some answers that stand on the certificate; undefined where none does. */
function partOf(title: string, at: string, fields: Readonly<Record<string, Field>>): Correctable | undefined {
  const there = Object.entries(fields).filter(([name]) => standsOnCertificate(`${at}${name}`))
  return there.length === 0 ? undefined : { title, at, fields: Object.fromEntries(there) }
}

/** What stands there now, by the names of the fields. */
export function standing({ at, fields }: Correctable, form: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, answerAt(form as Form, at + name) ?? '']))
}

/** What was changed, for the call. */
export function patchOf({ at, fields }: Correctable, form: object, given: Readonly<Record<string, unknown>>) {
  return Object.keys(fields)
    .map((name) => ({ path: at + name, value: given[name] ?? '', base: answerAt(form as Form, at + name) }))
    .filter(({ value, base }) => !isSameAnswer(value, base ?? ''))
}

/** What must be there before a correction is sent. */
export function correctionOf({ fields }: Correctable) {
  const needed = Object.entries(fields).filter(([, { required }]) => required)
  return z.looseObject({
    ...Object.fromEntries(needed.map(([name, field]) => [name, z.string().trim().min(1, asking(field))])),
    reason: z.string().trim().min(1, 'State what was wrong.').max(2000),
  })
}
