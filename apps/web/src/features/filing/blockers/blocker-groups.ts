import type { Blocker } from '@lading/contract/filing/check-filing'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { sectionOfPath } from '@lading/contract/forms/form-sections'
import type { Form } from '@lading/domain/filing/form-path'
import type { StepTitle } from '@lading/domain/transactions/family-words'

export type ShownBlocker = Pick<Blocker, 'path' | 'message' | 'step'>

/** What stops a submission in one step, section by section. */
export interface StepOfBlockers {
  readonly title: string
  readonly sections: readonly { readonly title: string | undefined; readonly blockers: readonly ShownBlocker[] }[]
}

/** Under which headings a form and its documents are asked. */
export interface Headings {
  readonly form: Pick<FormDefinition, 'fields' | 'groups' | 'sections' | 'titleOf'>
  readonly answers: Form
  readonly steps: readonly StepTitle[]
  /** What a screen asks besides, listed first: paths that begin so, under a title. */
  readonly besides?: readonly { readonly begins: string; readonly title: string }[]
}

/** What stops a submission, under its step and section, in the order in which they are asked. */
export function groupBlockers(
  all: readonly ShownBlocker[],
  { form, answers, steps, besides = [] }: Headings,
): StepOfBlockers[] {
  const first = besides.flatMap(({ begins, title }) => {
    const blockers = all.filter(({ path }) => path.startsWith(begins))
    return blockers.length > 0 ? [{ title, sections: [{ title: undefined, blockers }] }] : []
  })
  const rest = all.filter(({ path }) => !besides.some(({ begins }) => path.startsWith(begins)))
  return [...first, ...underSteps(rest, { form, answers, steps })]
}

function underSteps(blockers: readonly ShownBlocker[], { form, answers, steps }: Headings): StepOfBlockers[] {
  return steps.flatMap(({ title }, index) => {
    const ofStep = blockers.filter(({ step }) => step === index + 1)
    const names = index === 0 ? [...Object.keys(form.sections), undefined] : [undefined]
    const sections = names.flatMap((name) => {
      const found = ofStep.filter(({ path }) => index > 0 || sectionOfPath(form, path) === name)
      return found.length > 0 ? [{ title: name && form.titleOf(name, answers), blockers: found }] : []
    })
    return sections.length > 0 ? [{ title, sections }] : []
  })
}
