import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Filing } from '@lading/contract/filing/filing'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { hasSectionList, sectionOfPath, sectionsIn, type FormSection } from '@lading/contract/forms/form-sections'
import type { Form } from '@lading/domain/filing/form-path'
import { blockersOf, formOf } from '../draft/draft-form.ts'
import { isOpen } from './SectionList.tsx'
import { linkToSection, linkToStep, sectionIn, type Step } from '../step-address.ts'

/** The section an address names, where the form is answered in sections and has that one. */
export function sectionNamed(form: FormDefinition, search: URLSearchParams) {
  const { section, isFromReview } = sectionIn(search)
  const isThere = section !== null && hasSectionList(form) && Object.hasOwn(form.sections, section)
  return { section: isThere ? section : null, isFromReview: isThere && isFromReview }
}

/** Whether an answer is asked where the person is: in the open section, or anywhere while none is open. */
export const isShownIn = (form: FormDefinition, section: string | null) => (path: string) =>
  section === null || sectionOfPath(form, path) === section

/** The sections of a draft as its answers stand on the screen. */
export const sectionsOf = (filing: Filing, answers: Form, today: PlainDate): FormSection[] =>
  sectionsIn(formOf(filing), answers, blockersOf(filing, today, answers))

/** Where one goes on after a section: the next that is not done, the list where only earlier ones are open, then step 2. */
export function linkAfter(sections: readonly FormSection[], section: string): string {
  const place = sections.findIndex(({ name }) => name === section)
  const next = sections.slice(place + 1).find(({ state }) => state !== 'done')
  if (next) return linkToSection(next.name)
  return linkToStep(sections.some(isOpen) ? 1 : 2)
}

/** The steps that are finished: nothing in them stops the submission. */
export function finishedSteps(filing: Filing, today: PlainDate): Step[] {
  const blockers = blockersOf(filing, today)
  const isAnswered = !blockers.some(({ step }) => step === 1)
  // Without answers there is no list yet; with them an empty one asks for nothing.
  const isListed = isAnswered || filing.requirements.some((line) => line.mandatory)
  const hasAll = isListed && !blockers.some(({ step }) => step === 2)
  return [...(isAnswered ? [1 as const] : []), ...(hasAll ? [2 as const] : [])]
}
