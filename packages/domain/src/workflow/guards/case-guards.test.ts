import { describe, expect, test } from 'vitest'
import { Status } from '../../transactions/status.ts'
import { ask, at } from '../../testing/check-guards.ts'
import { decisionFacts } from '../../testing/decision-facts.ts'

describe('cases', () => {
  test('a main case follows a preventive suspension', () => {
    const order = (status: Status, suspended_by_preventive_order: boolean) =>
      decisionFacts({ type: 18, status: 31, standing: { accreditation_status: status, suspended_by_preventive_order } })
    expect(ask('approve-suspension', order(Status.accredited, false), at('APP')).ok).toBe(true)
    expect(ask('approve-suspension', order(Status.suspended, true), at('APP')).ok).toBe(true)
    expect(ask('approve-suspension', order(Status.suspended, false), at('APP')).ok).toBe(false)
    expect(ask('approve-suspension', order(Status.expired, false), at('APP')).ok).toBe(false)
  })

  test('the hearing officer who worked on a case does not decide it', () => {
    const own = decisionFacts({ type: 19, status: 32, participants: { evaluators: [11] } })
    expect(ask('approve-revocation', own, at('APP', 11))).toMatchObject({ because: 'not-allowed' })
  })
})
