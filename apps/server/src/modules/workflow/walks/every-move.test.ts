import { beforeAll, expect, test } from 'vitest'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { tried } from '#testing/walks/everybody-tries'
import { isWhole } from '#testing/walks/refusal-effort'
import { walkEveryMove } from '#testing/walks/walk-suite'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

// Other files of the same worker have counted before.
let earlier = 0
beforeAll(() => void (earlier = tried.calls))

// A sample of who may not is tried of every type, in `refusals-by-sea` and `refusals-by-air`.
walkEveryMove(1, 'dti', isWhole ? 'everything' : 'nothing')

test.runIf(isWhole)('many calls were refused on the way', () => {
  const calls = tried.calls - earlier
  expect(calls).toBeGreaterThan(20_000)
  figure('calls refused, of every status, act and role', calls, 'calls')
})

test('a renewal walks the very same rows, besides those of a waiver of arrears', () => {
  const [first, renewal] = [1, 2].map((type) =>
    transitionsOf({ subject: 'transaction', type: type as 1 | 2, agency: 'dti' }),
  )
  const waiver = ['ask-for-waiver', 'waive-arrears', 'decline-waiver']
  expect(renewal?.filter(({ action }) => !waiver.includes(action))).toEqual(first)
})
