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
