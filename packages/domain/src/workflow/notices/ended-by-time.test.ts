import { expect, test } from 'vitest'
import { Status } from '../../transactions/status.ts'
import { time } from '../flows/time.ts'
import { endedByTime } from './ended-by-time.ts'

test('whatever time alone ends or releases, its business reads why', () => {
  const ends = time.filter(
    ({ to, inputs }) => (to === Status.terminated && inputs.length === 0) || to === Status.accredited,
  )
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.filter(({ action }) => endedByTime(action) === undefined)).toEqual([])
})

test('an order of payment that was not paid in time is said to be void', () => {
  const voiding = time.filter(({ guards }) => guards.includes('nothing-to-validate'))
  expect(voiding.length).toBeGreaterThan(0)
  for (const { action } of voiding) expect(endedByTime(action)).toMatch(/is void: do not pay it\.$/u)
})
