/** How many tests a stage ran. A skipped test is neither passed nor failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Vitest counts no test for a file that could not even be read; here that is one failure. */
export function countsOfVitest(report: VitestReport): Counts {
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that passed only when repeated has failed: nothing here is repeated on purpose. */
export function countsOfPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** A stage fails by its tests, by ending badly although every test passed, and by running no test at all. */
export function judged(counts: Counts, ended_well: boolean): Counts & { trouble?: string } {
  if (counts.failed > 0) return counts
  if (!ended_well) return { ...counts, failed: 1, trouble: 'ended with an error outside its tests' }
  if (counts.passed === 0) return { ...counts, failed: 1, trouble: 'ran no test' }
  return counts
}

export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
