import { expect, test } from 'vitest'
import { clientStagesOf } from './client-stages-of.ts'
import { Status } from './status.ts'
import { TransactionType } from './transaction-type.ts'

const { draft, forEvaluation, lockedForEvaluation, forReview, accredited, terminated } = Status
const seen = (type: TransactionType, status: Status, been_in: readonly Status[] = [], is_free = false) => {
  const { stages, at } = clientStagesOf({ type, status, been_in: [...been_in, status], is_free })
  return { names: stages.map(({ name }) => name), at: stages[at]?.name }
}
const evaluated = [draft, forEvaluation, lockedForEvaluation]

test('a client reads the stages in the words of the family, and the one that its filing is in', () => {
  expect(seen(TransactionType.renewal, lockedForEvaluation, evaluated)).toEqual({
    names: ['Submission', 'Evaluation', 'Review', 'Payment', 'Decision', 'Certificate'],
    at: 'Evaluation',
  })
  expect(seen(TransactionType.requestForCertificate, draft).names.at(-1)).toBe('Document')
})

test('a report is shown no review, unless it came to one', () => {
  const report = TransactionType.annualReport
  expect(seen(report, lockedForEvaluation, evaluated, true).names).toEqual(['Submission', 'Evaluation', 'Acceptance'])
  expect(seen(report, forReview, evaluated, true).names).toEqual(['Submission', 'Evaluation', 'Review', 'Acceptance'])
})

test('one that is done has passed every stage, and one that was ended stays where it had come to', () => {
  expect(seen(TransactionType.address, accredited, [...evaluated, forReview]).at).toBeUndefined()
  expect(seen(TransactionType.address, terminated, [...evaluated, forReview]).at).toBe('Review')
})
