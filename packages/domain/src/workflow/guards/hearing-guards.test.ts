import { describe, expect, test } from 'vitest'
import { decide } from '../deciding/decide.ts'
import { Status } from '../../transactions/status.ts'
import { ask, at, now } from '../../testing/check-guards.ts'
import { decisionFacts, type DecisionFacts } from '../../testing/decision-facts.ts'

describe('the air side', () => {
  const review = (facts: Partial<DecisionFacts['hearing']>) =>
    decisionFacts({ agency: 'cab', status: Status.forReview, hearing: facts })
  const open = (found: DecisionFacts) =>
    (
      ['endorse-for-loa', 'endorse-to-hearing-filed-not-heard', 'endorse-to-assessment-filed-and-heard'] as const
    ).filter((action) => ask(action, found, at('REV')).ok)

  test('review always leads to exactly one next stage', () => {
    expect(open(review({}))).toEqual(['endorse-for-loa'])
    expect(open(review({ filing_fee_validated: true }))).toEqual(['endorse-to-hearing-filed-not-heard'])
    expect(open(review({ filing_fee_validated: true, heard: true }))).toEqual(['endorse-to-assessment-filed-and-heard'])
  })

  test('the fourth reset of a hearing is refused', () => {
    const reset = (resets: number) => decisionFacts({ agency: 'cab', status: Status.forHearing, hearing: { resets } })
    expect(ask('reset-hearing', reset(2), at('LEG')).ok).toBe(true)
    expect(ask('reset-hearing', reset(3), at('LEG')).ok).toBe(false)
  })

  test('an approval names the resolution of the Board', () => {
    const recommended = decisionFacts({ agency: 'cab', status: 17, recommendation: 'approve', recommended_by: 13 })
    const bare = decide({ action: 'approve-board-action-recorded', inputs: {} }, recommended, at('APP', 14), now)
    expect(bare).toMatchObject({
      because: 'invalid-input',
      errors: { board_resolution_number: expect.any(Array), term_years: expect.any(Array) },
    })
  })
})
