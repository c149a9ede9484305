import { test } from '../steps/journey.ts'
import { desk } from '../steps/accounts.ts'
import { act } from '../steps/transaction.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'
import { startRevision } from '../steps/revision.ts'

test('a reviewer sends an application back, its evaluator mends the memorandum, and it is in review again', async ({
  browser,
}) => {
  const reviewer = await desk(browser, 'reviewer.sea')
  const reference = await openFirst(reviewer, 'for-review', 'N')
  await act(reviewer, 'Return for revision', { Remarks: 'Name the insurer in the findings.' })
  await expectStatus(reviewer, 'For revision')

  const evaluator = await startRevision(browser, reference)
  await act(evaluator, 'Send back for review', { 'What was changed': 'The insurer is named.' })
  await expectStatus(evaluator, 'For review')
})
