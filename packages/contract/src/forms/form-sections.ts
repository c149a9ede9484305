import { answerAt, type Form } from '@lading/domain/filing/form-path'
import { sectionState, type SectionState } from '@lading/domain/filing/section-state'
import type { FormParts } from './form-definition.ts'

/** A section of a form as a person finds it in the list of sections. */
export interface FormSection {
  readonly name: string
  readonly title: string
  readonly state: SectionState
}

/** At most so many sections are asked on one page; a form with more has a list of them. */
const MOST_ON_ONE_PAGE = 3

/** Whether a form is answered section by section. */
export const hasSectionList = ({ sections }: FormParts): boolean => Object.keys(sections).length > MOST_ON_ONE_PAGE

/** The section a fault or an answer belongs to: `office` of `street`, `officers` of `officers.0.name`. */
export function sectionOfPath({ fields, groups }: FormParts, path: string): string | undefined {
  const name = path.split('.', 1)[0] ?? ''
  return Object.hasOwn(groups, name) ? name : fields[name]?.section
}

/** What stops the submission of answers, by its path and section. */
type AnswerBlocker = { readonly path: string; readonly section: string }

/** The sections of a form that are asked, in their order, each in the state that its blockers give it. */
export function sectionsIn(form: FormParts, answers: Form, found: readonly AnswerBlocker[]): FormSection[] {
  return Object.entries(form.sections).flatMap(([name, title]) => {
    const names = namesIn(form, name, answers)
    const blockers = found.filter(({ section }) => section === name)
    const isGiven = names.every((one) => form.fields[one]?.computed) // nobody types anything there
    if (isGiven && blockers.length === 0) return []
    const titled = { name, title: form.titleOf?.(name, answers) ?? title }
    const isWrittenDown = isGiven && names.length > 0 && !Object.hasOwn(form.bundles ?? {}, name) // lines are typed elsewhere
    if (isWrittenDown) return [{ ...titled, state: 'not-yet' }]
    const facts = {
      isAnswered: names.some((one) => isAnswered(answers[one], form.fields[one]?.kind)),
      blockers: blockers.map(({ path }) => ({ isAnswered: isAnsweredAt(form, answers, path) })),
    }
    return [{ ...titled, state: sectionState(facts) }]
  })
}

/** The answers that a section asks for; a list is one. */
export function namesIn({ fields, groups, isAsked }: FormParts, section: string, answers: Form): string[] {
  const own = Object.keys(fields).filter((name) => fields[name]?.section === section)
  const all = Object.hasOwn(groups, section) ? [section] : own
  return all.filter((name) => isAsked?.(name, answers) ?? true)
}

/** Whether there is an answer at a path, right or wrong. */
export const isAnsweredAt = (form: FormParts, answers: Form, path: string): boolean =>
  isAnswered(answerAt(answers, path), form.fields[path]?.kind)

// A scope flag of 0 is no choice; a count of 0 is an answer.
function isAnswered(value: unknown, kind: string | undefined): boolean {
  if (kind === 'scope') return value === 1
  return Array.isArray(value) ? value.length > 0 : ![undefined, null, '', false].includes(value as null)
}
