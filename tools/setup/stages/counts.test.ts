import { expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, judged, sumOf } from './counts.ts'

const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

test('a test file that cannot be read is a failure', () => {
  const report = { ...none, numPassedTests: 3, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countsOfVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a file with one failed test counts once', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
  expect(countsOfVitest({ ...none, numPassedTests: 1, numFailedTests: 1, testResults }).failed).toBe(1)
})

test('a skipped or planned test is not passed', () => {
  expect(countsOfVitest({ ...none, numPendingTests: 2, numTodoTests: 1 })).toEqual({ passed: 0, failed: 0, skipped: 3 })
})

test('a journey that needed a second try has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countsOfPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('a journey runner that could not start has failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countsOfPlaywright({ stats, errors: [{ message: 'no tests found' }] }).failed).toBe(1)
})

test('a stage without a test is a failure', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 5 }, true)).toMatchObject({ failed: 1, trouble: 'ran no test' })
})

test('a stage that ends badly is a failure although its tests passed', () => {
  expect(judged({ passed: 9, failed: 0, skipped: 0 }, false)).toMatchObject({ passed: 9, failed: 1 })
})

test('a stage that fails by its tests is not counted twice', () => {
  expect(judged({ passed: 9, failed: 2, skipped: 0 }, false)).toEqual({ passed: 9, failed: 2, skipped: 0 })
})

test('the sum is over all stages', () => {
  const stage = { passed: 2, failed: 1, skipped: 3 }
  expect(sumOf([stage, stage])).toEqual({ passed: 4, failed: 2, skipped: 6 })
})
