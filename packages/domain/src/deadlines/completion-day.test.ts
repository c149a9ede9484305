import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { renewalCompletion, reportCompletion } from './completion-day.ts'

const on = plainDate

test('who completes a report reads until when it keeps its first day, and after that that it no longer does', () => {
  const incomplete = { first_on: on('2026-12-29'), until: on('2027-01-07') }
  expect(reportCompletion(incomplete, on('2027-01-07'))).toBe(
    'Completed on or before Thu, 7 Jan 2027, it counts as filed on 29 Dec 2026; later, on the day it is complete.',
  )
  expect(reportCompletion(incomplete, on('2027-01-08'))).toBe('The report counts as filed on the day it is complete.')
})

test('who completes a renewal reads until when it pays no surcharge, and after that that the surcharge grows', () => {
  const expiry = on('2027-03-31')
  expect(renewalCompletion(expiry, expiry)).toBe(
    'Completed on or before Wed, 31 Mar 2027, the renewal pays no surcharge.',
  )
  expect(renewalCompletion(expiry, on('2027-04-01'))).toBe(
    'The surcharge grows with the days until the renewal is complete.',
  )
})
