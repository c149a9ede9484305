import { expect, test } from 'vitest'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { tried } from '#testing/walks/everybody-tries'
import { walkEveryMove } from '#testing/walks/walk-suite'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

// Who may take an act is decided before the database is asked to write: one database in full, the other by samples.
const isWhole = process.env['LADING_PROOF'] === 'full' && process.env['LADING_DATABASE'] === 'postgres'

walkEveryMove(1, 'dti', isWhole ? 'everything' : 'a-sample')

test('many calls were refused on the way', () => {
  expect(tried.calls).toBeGreaterThan(isWhole ? 20_000 : 1_200)
  figure('calls refused, of every status, act and role', tried.calls, 'calls')
})

test('a renewal walks the very same rows, besides those of a waiver of arrears', () => {
  const [first, renewal] = [1, 2].map((type) =>
    transitionsOf({ subject: 'transaction', type: type as 1 | 2, agency: 'dti' }),
  )
  const waiver = ['ask-for-waiver', 'waive-arrears', 'decline-waiver']
  expect(renewal?.filter(({ action }) => !waiver.includes(action))).toEqual(first)
})
