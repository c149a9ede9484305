/**
 * How far a section of a form has come; `optional` is one that asks for nothing and holds nothing, `not-yet` one in which
 * nobody types and whose time has not come.
 */
export type SectionState = 'not-started' | 'in-progress' | 'to-correct' | 'not-yet' | 'done' | 'optional'

export interface SectionFacts {
  /** Whether anything in the section is answered. */
  readonly isAnswered: boolean
  /** What stops its submission: whether the answer it concerns is missing, or there and wrong. */
  readonly blockers: readonly { readonly isAnswered: boolean }[]
}

/** The state of a section, from what the form's check says about it: no rule of its own. */
export function sectionState({ isAnswered, blockers }: SectionFacts): SectionState {
  if (blockers.some((blocker) => blocker.isAnswered)) return 'to-correct'
  if (blockers.length > 0) return isAnswered ? 'in-progress' : 'not-started'
  return isAnswered ? 'done' : 'optional'
}

export const sectionStateLabels: Readonly<Record<SectionState, string>> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  'to-correct': 'To be corrected',
  'not-yet': 'Not yet',
  done: 'Done',
  optional: 'Optional',
}
