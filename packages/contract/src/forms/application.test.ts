import { expect, test } from 'vitest'
import { plainDate } from '@lading/domain/dates/plain-date'
import { applicationForm } from './application.ts'

const today = plainDate('2026-11-20')
const context = { agency: 'dti', register: null, today, limits: null, filed: null } as const
const faultOf = (path: string, given: object, more: object = {}) => {
  const answers = applicationForm.draft.parse(given)
  return applicationForm.faults(answers, { ...context, ...more }).find((fault) => fault.path === path)?.message
}

test('a day of registration lies behind, or is today', () => {
  expect(faultOf('registered_on', { registered_on: '2026-11-21' })).toBe(
    'Registered on: enter a day that is not after today.',
  )
  expect(faultOf('registered_on', { registered_on: today })).toBeUndefined()
})

test('an applicant is insured on the day of filing; a return is not held up by a policy that ended meanwhile', () => {
  const ended = { insurance_ends_on: '2026-11-19' }
  expect(faultOf('insurance_ends_on', ended)).toBe('This cover has ended. Enter the policy that is in force.')
  expect(faultOf('insurance_ends_on', ended, { filed: {} })).toBeUndefined()
  expect(faultOf('insurance_ends_on', { insurance_ends_on: today })).toBeUndefined()
})
