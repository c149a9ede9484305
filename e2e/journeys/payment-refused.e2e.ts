import { test } from '@playwright/test'
import { desk } from '../steps/accounts.ts'
import { act, openTransaction } from '../steps/transaction.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'
import { portalDay } from '../steps/clock.ts'
import { dueOf } from '../steps/payment.ts'

test('a cashier refuses a payment; it is paid again at the counter, and another cashier validates it', async ({
  browser,
}) => {
  const cashier = await desk(browser, 'cashier.sea')
  const reference = await openFirst(cashier, 'payment-validation', 'N')
  await act(cashier, 'Refuse payment', { Reason: 'The slip cannot be read.' })
  await expectStatus(cashier, 'For payment')

  const due = await dueOf(cashier)
  await act(cashier, 'Post over-the-counter payment', {
    'Deposit slip': 'LB-2026-0099',
    'Paid on': await portalDay(cashier),
    'Amount paid': due,
  })
  const second = await desk(browser, 'cashier2.sea')
  await openTransaction(second, 'payment-validation', reference)
  await act(second, 'Validate payment', { 'Received on': await portalDay(second), 'Amount received': due })
  await expectStatus(second, 'For recommending approval')
})
