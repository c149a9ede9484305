import { test } from '@playwright/test'
import { desk } from '../steps/accounts.ts'
import { act, openCase } from '../steps/case.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'

test('a reviewer sends a case back, its evaluator mends the memorandum, and it is in review again', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const reviewer = await desk(browser, 'reviewer.sea')
  const reference = await openFirst(reviewer, 'for-review', 'N')
  await act(reviewer, 'Return for revision', { Remarks: 'Name the insurer in the findings.' })
  await expectStatus(reviewer, 'For revision')

  for (const account of ['evaluator.sea', 'evaluator2.sea']) {
    const evaluator = await desk(browser, account)
    await openCase(evaluator, 'for-revision', reference)
    const start = evaluator.getByRole('button', { name: 'Start revision', exact: true })
    if ((await start.count()) === 0) continue // another evaluator's case
    await start.click()
    await act(evaluator, 'Send back for review', { 'What was changed': 'The insurer is named.' })
    await expectStatus(evaluator, 'For review')
    return
  }
  throw new Error('Neither evaluator may revise the case.')
})
