import { expect, test } from '../steps/journey.ts'
import { desk } from '../steps/accounts.ts'
import { openTransaction } from '../steps/transaction.ts'
import { openFirst } from '../steps/lists.ts'

test('of two evaluators one holds an application, and the other is told who', async ({ browser }) => {
  const reference = await openFirst(await desk(browser, 'router.sea'), 'for-routing', 'N')
  const first = await desk(browser, 'evaluator.sea')
  await openTransaction(first, 'for-evaluation', reference)
  const second = await desk(browser, 'evaluator2.sea')
  await openTransaction(second, 'for-evaluation', reference)

  const start = { name: 'Start evaluation', exact: true }
  await first.getByRole('button', start).click()
  await expect(first.getByText('(you)').first()).toBeVisible()

  // The second still sees the button of before, and is told that it came too late.
  await second.getByRole('button', start).click()
  await expect(second.getByText(/works on it now/)).toBeVisible()
  await expect(second.getByText('Jose Mari').first()).toBeVisible()
  await expect(second.getByRole('button', start)).toHaveCount(0)
})
