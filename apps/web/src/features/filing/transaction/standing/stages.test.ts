import type { Filing } from '@lading/contract/filing/filing'
import { isBuilt } from '@lading/contract/transaction-types'
import { agencies } from '@lading/domain/transactions/agency'
import { stageOf } from '@lading/domain/transactions/client-stage'
import { Status } from '@lading/domain/transactions/status'
import { transactionTypes, TransactionType } from '@lading/domain/transactions/transaction-type'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { expect, test } from 'vitest'
import { sampleApplication } from '../../../../testing/sample-application.ts'
import { stagesOf } from './stages.ts'

const kinds = transactionTypes.filter(isBuilt).flatMap((type) => agencies.map((agency) => ({ type, agency })))
const { draft, forEvaluation, lockedForEvaluation, forReview, forRecommendingApproval, requestRejected } = Status
const toReview = [draft, forEvaluation, lockedForEvaluation, forReview]

test.each(kinds)('every status of type $type at $agency has its stage on the page of its client', (kind) => {
  const reached = new Set(transitionsOf({ subject: 'transaction', ...kind }).map(({ to }) => to))
  // A withdrawal stays where it came from; a deleted draft has no page.
  const own = [...reached].filter((status) => status !== Status.terminated && status !== Status.deleted)
  expect(own.length).toBeGreaterThan(13)
  expect(own.filter((status) => stageOf(status) === null)).toEqual([])
})

const fee = {
  param_key: 'sff.reissue',
  label: 'Re-issue',
  why: 'The certificate is reissued.',
  quantity: 1,
  unit_amount: '200.00',
  amount: '200.00',
}
const charged = { lines: [fee], total: '200.00', condoned: null }

const drawn = (status: Status, been_in: Status[], changes: Partial<Filing> = { assessment: charged }) =>
  stagesOf(
    sampleApplication({
      type: TransactionType.address,
      status,
      been_in: [...been_in, status],
      submitted_at: '2026-11-20T02:31:00Z',
      ...changes,
    }),
  )

test('a request rejected at its review ends at the decision, and no payment is shown as made', () => {
  const { stages, at, waitsFor } = drawn(requestRejected, toReview)
  expect(stages.map(({ name }) => name)).toEqual(['Submitted', 'Evaluation', 'Review', 'Decision', 'Register'])
  expect(stages[at]).toEqual({ name: 'Decision', note: 'Request rejected' })
  expect(waitsFor).toBe('stopped')
})

test('a withdrawn one ends at the stage it had come to', () => {
  const { stages, at } = drawn(Status.terminated, toReview)
  expect(stages[at]).toEqual({ name: 'Review', note: 'Terminated' })
})

test('where nothing is to be paid no payment is shown as still to come', () => {
  const { stages } = drawn(forReview, toReview, { type: TransactionType.officers })
  expect(stages.map(({ name }) => name)).toEqual(['Submitted', 'Evaluation', 'Review', 'Decision', 'Register'])
})

test('one on its way shows the payment to come, and one that paid nothing leaves it out', () => {
  expect(drawn(forReview, toReview).stages.map(({ name }) => name)).toContain('Payment')
  expect(drawn(forRecommendingApproval, toReview).stages.map(({ name }) => name)).not.toContain('Payment')
})
