import type { Blocker } from '@lading/contract/filing/check-filing'
import type { FormParts } from '@lading/contract/forms/form-definition'
import { hasSectionList, sectionOfPath } from '@lading/contract/forms/form-sections'

export type Step = 1 | 2 | 3

/** The step an address names; 1 where it names none. */
export function stepIn(search: URLSearchParams): Step {
  const step = Number(search.get('step'))
  return step === 2 || step === 3 ? step : 1
}

/** Where a step stands. */
export const linkToStep = (step: Step): string => (step === 1 ? '?' : `?step=${step}`)

/** Where a section of step 1 stands; from the review one comes back to it. */
export const linkToSection = (section: string, from?: 'review'): string =>
  `?section=${section}${from === 'review' ? '&from=review' : ''}`

/** Where what stops a submission is corrected: its field has the focus there, and one comes back to the review. */
export function linkToField(form: FormParts, { step, path }: Pick<Blocker, 'step' | 'path'>): string {
  return step === 1 ? linkToAnswer(form, path, 'review') : `?step=${step}&field=${encodeURIComponent(path)}`
}

/** Where an answer stands: its field has the focus there. */
export function linkToAnswer(form: FormParts, path: string, from?: 'review'): string {
  const section = sectionOfPath(form, path)
  const place = section && hasSectionList(form) ? linkToSection(section, from) : '?step=1'
  return `${place}&field=${encodeURIComponent(path)}`
}

/** The section an address names, and whether the person came from the review. */
export const sectionIn = (search: URLSearchParams) => ({
  section: search.get('section'),
  isFromReview: search.get('from') === 'review',
})
