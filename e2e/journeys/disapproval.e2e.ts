import { test } from '../steps/journey.ts'
import { desk } from '../steps/accounts.ts'
import { act, openTransaction } from '../steps/transaction.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'

test('a reviewer proposes disapproval, and the approver confirms it with written grounds', async ({ browser }) => {
  const reviewer = await desk(browser, 'reviewer.sea')
  const reference = await openFirst(reviewer, 'for-review', 'R')
  await act(reviewer, 'Propose disapproval', { Grounds: 'The primary purpose does not include freight forwarding.' })

  const approver = await desk(browser, 'approver.sea')
  await openTransaction(approver, 'for-disapproval', reference)
  await act(approver, 'Confirm disapproval', { Grounds: 'The primary purpose does not include freight forwarding.' })
  await expectStatus(approver, 'Disapproved')
})
