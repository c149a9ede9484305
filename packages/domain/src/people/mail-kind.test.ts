import { describe, expect, test } from 'vitest'
import { Status } from '../transactions/status.ts'
import { mailKindOf } from './mail-kind.ts'

describe('a business may do without the mail', () => {
  test.each([Status.forEvaluation, Status.approved, Status.accredited])('on progress: status %i', (status) => {
    expect(mailKindOf(status)).toBe('progress')
  })
})

describe('a notice is mailed in any case where the business', () => {
  test.each([
    ['must complete what it filed', Status.forRequirementCompletion],
    ['must answer', Status.forClientAction],
    ['must pay the fee of the application', Status.forApplicationFeePayment],
    ['must pay', Status.forPayment],
    ['must publish', Status.forPublication],
    ['must pick something up', Status.forPickup],
    ['is called to a hearing', Status.forHearing],
    ['is refused', Status.disapproved],
    ['loses what it filed', Status.terminated],
    ['is suspended', Status.suspended],
    ['is revoked', Status.revoked],
  ])('%s', (_why, status) => {
    expect(mailKindOf(status)).toBeUndefined()
  })
})
