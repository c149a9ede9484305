import type { Form } from '@lading/domain/filing/form-path'
import type { AnswerBundle } from '@lading/domain/filing/returned-answer'
import type { Field, FieldKind } from '../field-kinds.ts'
import type { FieldFault, FieldTable } from '../form-definition.ts'
import { totalsOf, type LineAnswers, type LineSection } from './line-section.ts'

// A form answers for the lines of a section with their number, their totals and a digest, so that what was reviewed,
// filed, returned and signed holds the lines too (ADR 47).
export const noneOf = ({ name }: LineSection): string => `${name}_none`
export const linesOf = ({ name }: LineSection): string => `${name}_lines`
export const digestOf = ({ name }: LineSection): string => `${name}_digest`
export const totalIn = ({ name }: LineSection, column: string): string => `${name}_total_${column}`

type Kind<K extends FieldKind> = Field & { readonly kind: K }
type Total<S extends LineSection> = S['totals'][number]

/** The questions that stand for the lines of a section. */
export type LineFields<S extends LineSection> = Readonly<
  Record<`${S['name']}_none`, Kind<'flag'>> &
    Record<`${S['name']}_lines`, Kind<'count'>> &
    Record<`${S['name']}_digest`, Kind<'text'>> & {
      [T in Total<S> as `${S['name']}_total_${T}`]: Kind<S['columns'][T]['kind']>
    }
>

/** They are asked in this order; whether there may be none, where the section says so. */
export function lineFields<const S extends LineSection>(section: S): LineFields<S> {
  const { name, title, totals, columns, may_be_none } = section
  const none: Field = {
    label: 'No operation in this period',
    section: name,
    kind: 'flag',
    required: false,
    help: `Tick it where there is nothing to report under “${title}”.`,
  }
  const computed = (label: string, kind: Field['kind'], shown: Field['computed'] = 'shown'): Field => ({
    label,
    section: name,
    kind,
    required: false,
    computed: shown,
  })
  const fields: FieldTable = {
    ...(may_be_none && { [noneOf(section)]: none }),
    [linesOf(section)]: computed('Lines', 'count'),
    ...Object.fromEntries(
      totals.map((total) => {
        const { label = total, kind = 'count' } = columns[total] ?? {}
        return [totalIn(section, total), computed(`${label}, total`, kind)]
      }),
    ),
    [digestOf(section)]: computed('Digest of the lines', 'text', 'hidden'),
  }
  return fields as LineFields<S> // by the names above
}

/** Whether such a question is asked: totals of a section where it has lines. */
export function isLineFieldAsked(section: LineSection, name: string, answers: Form): boolean {
  return name === noneOf(section) || name === linesOf(section) || Number(answers[linesOf(section)] ?? 0) > 0
}

/** The lines of a section come back to the client as one. */
export const lineBundle = (section: LineSection): AnswerBundle => ({
  label: section.title,
  of: Object.keys(lineFields(section)),
})

/** What a form answers for these lines; blank where there is none. */
export function answersFor(section: LineSection, lines: readonly LineAnswers[], digest: string): Form {
  const totals = totalsOf(section, lines)
  const isEmpty = lines.length === 0
  return {
    [linesOf(section)]: isEmpty ? null : lines.length,
    ...Object.fromEntries(
      section.totals.map((name) => {
        const blank = section.columns[name]?.kind === 'count' ? null : ''
        return [totalIn(section, name), isEmpty ? blank : totals[name]]
      }),
    ),
    [digestOf(section)]: isEmpty ? '' : digest,
  }
}

/** What stops a section: neither lines nor the flag, or both. */
export function lineFaults(section: LineSection, answers: Form): FieldFault[] {
  const number = Number(answers[linesOf(section)] ?? 0)
  const isNone = answers[noneOf(section)] === true
  const { title, may_be_none } = section
  if (isNone && number > 0)
    return [
      {
        path: noneOf(section),
        message: `${title}: there are ${number} lines. Remove them, or untick “No operation”.`,
        params: { lines: number },
      },
    ]
  if (isNone || number > 0) return []
  const instead = may_be_none ? ', or tick “No operation”' : ''
  const path = may_be_none ? noneOf(section) : linesOf(section)
  return [{ path, message: `${title}: enter the lines${instead}.` }]
}

/** Whether a report of these sections says that there was no operation at all. */
export const isWithoutOperation = (sections: readonly LineSection[], answers: Form): boolean =>
  sections.length > 0 && sections.every((section) => answers[noneOf(section)] === true)
