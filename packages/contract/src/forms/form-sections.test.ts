import { expect, test } from 'vitest'
import { byKey } from '../filing/check-filing.ts'
import { applicationForm } from './business/application.ts'
import { changeOfAddressForm } from './changes/change-of-address.ts'
import { annualReportForm } from './reports/annual-report.ts'
import { hasSectionList, sectionOfPath, sectionsIn } from './form-sections.ts'

const context = {
  agency: 'dti',
  register: null,
  today: null,
  limits: null,
  filed: null,
  held: null,
} as const
const statesOf = (given: object) => {
  const answers = applicationForm.draft.parse(given)
  const found = applicationForm.faults(answers, context).map(({ path }) => ({
    path: byKey(path, answers),
    section: sectionOfPath(applicationForm, path) ?? '',
  }))
  const sections = sectionsIn(applicationForm, answers, found)
  return Object.fromEntries(sections.map(({ name, state }) => [name, state]))
}

test('a section is not started, in progress, to be corrected or done, as the check says', () => {
  const states = statesOf({
    form: 'corporation',
    domestic: 1,
    email: 'name@',
    insurance_insurer: 'Pacific Mutual',
    directors: [{ key: 'a', name: 'Ana Reyes', position: 'Chair', nationality: 'PH' }],
  })
  expect(states).toMatchObject({
    scope: 'done',
    office: 'not-started',
    contact: 'to-correct',
    insurance: 'in-progress',
    officers: 'not-started',
    directors: 'done',
    branches: 'optional',
  })
})

test('a sole proprietor has no section for a board or for stockholders, a cooperative has both', () => {
  expect(Object.keys(statesOf({ form: 'sole-proprietorship' }))).not.toContain('directors')
  expect(Object.keys(statesOf({ form: 'sole-proprietorship' }))).not.toContain('stockholders')
  expect(Object.keys(statesOf({ form: 'cooperative' }))).toEqual(Object.keys(applicationForm.sections))
})

test('directors who are left of another legal form stay where they can be taken out', () => {
  const directors = [{ key: 'a', name: 'Ana Reyes', position: 'Chair', nationality: 'PH' }]
  expect(statesOf({ form: 'sole-proprietorship', directors })).toMatchObject({ directors: 'to-correct' })
})

test('a long form has a list of its sections, a short one is asked on one page', () => {
  expect(hasSectionList(applicationForm)).toBe(true)
  expect(hasSectionList(changeOfAddressForm)).toBe(false)
})

test('the list calls those who hold a business as its legal form does', () => {
  const titleIn = (form: string) =>
    sectionsIn(applicationForm, { form }, []).find(({ name }) => name === 'stockholders')?.title
  expect(titleIn('cooperative')).toBe('Members')
  expect(titleIn('partnership')).toBe('Partners')
  expect(titleIn('')).toBe('Stockholders, partners or members')
})

test('the period of a report, which nobody types, is not to be corrected while it runs, and no section once it is over', () => {
  const year = { period_first_day: '2026-01-01', period_last_day: '2026-12-31', side: 'dti' }
  const running = { path: 'period_last_day', section: 'period' }
  expect(sectionsIn(annualReportForm, year, [running])[0]).toEqual({
    name: 'period',
    title: 'Period',
    state: 'not-yet',
  })
  expect(sectionsIn(annualReportForm, year, []).map(({ name }) => name)).not.toContain('period')
})
