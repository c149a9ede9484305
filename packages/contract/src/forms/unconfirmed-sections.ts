import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import type { FormParts } from './form-definition.ts'
import { namesIn } from './form-sections.ts'

/** How a prefilled section stands: its client changed it, said that it is still right, or has not looked at it yet. */
export type LookedAt = 'changed' | 'confirmed' | 'open'

interface Prefilled {
  readonly answers: Form
  /** What it was prefilled with. */
  readonly register: Form
  readonly confirmed: readonly string[]
}

/** Whether the client of a prefilled form looked at a section. */
export function lookedAt(form: FormParts, section: string, { answers, register, confirmed }: Prefilled): LookedAt {
  const isSame = namesIn(form, section, answers).every((name) => isSameAnswer(answers[name], register[name]))
  if (!isSame) return 'changed'
  return confirmed.includes(section) ? 'confirmed' : 'open'
}

/** The sections that are asked and that nobody has looked at yet, in the order of the form. */
export const unconfirmedSections = (form: FormParts, prefilled: Prefilled): string[] =>
  Object.keys(form.sections).filter(
    (section) => namesIn(form, section, prefilled.answers).length > 0 && lookedAt(form, section, prefilled) === 'open',
  )

/** Each of them as what keeps the form from being filed, by its path. */
export const unconfirmedBlockers = (form: FormParts, prefilled: Prefilled) =>
  unconfirmedSections(form, prefilled).map((section) => {
    const title = form.titleOf?.(section, prefilled.answers) ?? form.sections[section] ?? section
    return { path: `${UNCONFIRMED}${section}`, title, message: `${title}: say whether this is still right.` }
  })

/** How the paths of these begin, before the name of the section. */
export const UNCONFIRMED = 'sections.'
