import { describe, expect, test } from 'vitest'
import { figure } from '../setup/stages/figure.ts'
import { faultsIn, judgeEach, publicPages } from '../bench/first-load/lighthouse.ts'

describe.runIf(process.env.LADING_PROOF === 'full')('the public pages', () => {
  test('give Lighthouse nothing to remark but how fast they are', { timeout: 900_000 }, async () => {
    const found: string[] = []
    await judgeEach(publicPages, ({ name }, report) => {
      found.push(...faultsIn(report).map((fault) => `${name}: ${fault}`))
      figure(`performance of ${name} by Lighthouse`, (report.categories['performance']?.score ?? 0) * 100, 'of 100')
    })
    expect(found).toEqual([])
  })
})
