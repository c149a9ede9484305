import type { Browser, Page } from '@playwright/test'
import { desk } from './accounts.ts'
import { openTransaction } from './transaction.ts'

/** Takes up a transaction that was sent back, as the one of the two evaluators who processes it. */
export async function startRevision(browser: Browser, reference: string): Promise<Page> {
  for (const account of ['evaluator.sea', 'evaluator2.sea']) {
    const evaluator = await desk(browser, account)
    await openTransaction(evaluator, 'for-revision', reference)
    const start = evaluator.getByRole('button', { name: 'Start revision', exact: true })
    if ((await start.count()) === 0) continue // the other's transaction
    await start.click()
    return evaluator
  }
  throw new Error('Neither evaluator may revise the transaction.')
}
