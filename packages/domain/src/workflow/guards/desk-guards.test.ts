import { describe, expect, test } from 'vitest'
import { decide } from '../deciding/decide.ts'
import { Status } from '../../transactions/status.ts'
import { ask, at, now } from '../../testing/check-guards.ts'
import { decisionFacts } from '../../testing/decision-facts.ts'

describe('locks', () => {
  const leased = (until: string) =>
    decisionFacts({
      status: Status.lockedForEvaluation,
      processor_id: 12,
      lock_holder_id: 12,
      lease_ends_at: new Date(until),
    })

  test('an evaluator takes over only when the lease has expired', () => {
    expect(ask('take-over', leased('2026-11-20T02:00:01Z'), at('EVA')).ok).toBe(false)
    expect(ask('take-over', leased('2026-11-20T02:00:00Z'), at('EVA')).ok).toBe(true)
  })

  test('a queue manager moves it at once, to an evaluator', () => {
    const order = { action: 'take-over', inputs: { reason: 'On leave.', evaluator_id: 14 } }
    expect(decide(order, leased('2026-11-20T03:00:00Z'), at('QM'), now)).toMatchObject({
      ok: true,
      as: 'QM',
      after: { lock_holder_id: 14, processor_id: 14, participants: { evaluators: [] } },
    })
  })

  test('what is assigned to another one is not picked', () => {
    const assigned = decisionFacts({ status: Status.forEvaluation, processor_id: 12 })
    expect(ask('lock-start-evaluation', assigned, at('EVA')).ok).toBe(false)
  })

  test('routed to a queue group, it leaves the desk of the evaluator it lay on', () => {
    const assigned = decisionFacts({ status: Status.forEvaluation, processor_id: 12 })
    const route = (inputs: object) => decide({ action: 'route-assign', inputs }, assigned, at('QM'), now)
    expect(route({ queue_group_id: 3 })).toMatchObject({ after: { processor_id: null } })
    expect(route({ evaluator_id: 14, queue_group_id: 3 })).toMatchObject({ after: { processor_id: 14 } })
  })

  test('without self-pick the queue manager assigns first', () => {
    const waiting = decisionFacts({ status: Status.forEvaluation, settings: { self_pick_allowed: false } })
    expect(ask('lock-start-evaluation', waiting, at('EVA')).ok).toBe(false)
  })

  test.each([
    { action: 'lock', status: Status.resubmitted },
    { action: 'start-revision', status: Status.forRevision },
  ] as const)('a report that the portal opened is its evaluator’s alone: $action', ({ action, status }) => {
    const report = decisionFacts({ type: 13, status, author_id: null, processor_id: 12 })
    expect(ask(action, report, at('EVA', 11))).toMatchObject({ guard: 'is-processor' })
    expect(ask(action, report, at('EVA', 12))).toMatchObject({ ok: true })
  })

  test('a released lock goes back to where it came from', () => {
    const again = decisionFacts({ status: Status.lockedForEvaluation, lock_holder_id: 11, resubmissions: 1 })
    expect(ask('release-lock', again, at('EVA')).ok).toBe(false)
    expect(ask('release-lock-resubmitted', again, at('EVA')).ok).toBe(true)
  })
})
