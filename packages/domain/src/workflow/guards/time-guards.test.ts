import { describe, expect, test } from 'vitest'
import { checkGuards } from '../deciding/decide.ts'
import { Status } from '../../transactions/status.ts'
import { ask } from '../../testing/check-guards.ts'
import { decisionFacts, portal } from '../../testing/decision-facts.ts'

describe('time', () => {
  const unpaid = (due: string, payment = {}) =>
    decisionFacts({ status: Status.forPayment, deadlines: { client_due_at: new Date(due) }, payment })

  test('an order of payment ends the application only when its time is over and nothing is on its way', () => {
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:01Z'), portal).ok).toBe(false)
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:00Z'), portal).ok).toBe(true)
    expect(ask('order-of-payment-unpaid', unpaid('2026-11-20T02:00:00Z', { checkout_open: true }), portal).ok).toBe(
      false,
    )
  })

  const accredited = (expiry_on: string, standing = {}) =>
    decisionFacts({
      subject: 'accreditation',
      type: null,
      status: Status.accredited,
      standing: { expiry_on, ...standing },
    })

  test.each([
    { instant: '2026-11-20T15:59:59Z', ok: false, why: 'valid to the last second of its last day in Manila' },
    { instant: '2026-11-20T16:00:00Z', ok: true, why: 'expired with the next day in Manila' },
  ])('$why', ({ instant, ok }) => {
    expect(checkGuards('expire', accredited('2026-11-20'), portal, new Date(instant)).ok).toBe(ok)
  })

  test('one that was renewed is superseded instead, and nobody is told that it expired', () => {
    const renewed = accredited('2026-11-19', { successor_accredited: true })
    expect(ask('expire', renewed, portal).ok).toBe(false)
    expect(ask('superseded', renewed, portal)).toMatchObject({ transition: { unannounced: true } })
  })

  test('nothing is written off while its renewal is being decided', () => {
    const late = (renewal_pending: boolean) =>
      decisionFacts({
        subject: 'accreditation',
        type: null,
        status: Status.expired,
        standing: { late_renewal_until: '2026-11-19', renewal_pending },
      })
    expect(ask('written-off', late(true), portal).ok).toBe(false)
    expect(ask('written-off', late(false), portal).ok).toBe(true)
  })
})
