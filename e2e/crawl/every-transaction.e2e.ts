import { ensure } from '@lading/domain/ensure'
import { statusLabels } from '@lading/domain/transactions/labels'
import { expect, test } from '@playwright/test'
import { signIn } from '../steps/accounts.ts'
import { deskStatuses } from './desk-statuses.ts'
import { desks, transactionScreen } from './every-screen.ts'
import { tellLooks } from './figures.ts'
import { transactionIn } from './places.ts'
import { beginVisit } from './visit.ts'
import { walkTransaction } from './walk-transaction.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ serviceWorkers: 'block', trace: 'off' }) // else the worker's own calls pass the network by
test.setTimeout(1_200_000)

/** The lists of a desk in which nothing stands: the router is assigned nothing. */
const emptyLists: Readonly<Record<string, readonly string[]>> = { 'router.sea': ['my-queue'] }

for (const [account] of desks) {
  test(`${account} finds a transaction in each list of their desk`, async ({ page }) => {
    await signIn(page, account)
    const own = deskStatuses.filter((one) => one.account === account)
    const empty = new Set<string>(own.map(({ list }) => list))
    for (const { list, status } of own) if (await transactionIn(page, list, status)) empty.delete(list)
    expect([...empty]).toEqual(emptyLists[account] ?? [])
  })
}

for (const { account, list, status } of deskStatuses) {
  test(`${account} meets no barrier in a transaction of ${list} that stands at “${statusLabels[status].staff}”`, async ({
    page,
  }) => {
    await signIn(page, account)
    const found = await transactionIn(page, list, status)
    test.skip(found === undefined, 'no such transaction there')
    const { address, type } = ensure(found)
    const visit = await beginVisit(page, transactionScreen.path)
    const walked = await walkTransaction(visit, address, transactionScreen.title, `${account} in type ${type}`)
    test.info().annotations.push({ type: 'walked through, the rest being built like what was', description: walked })
    tellLooks(transactionScreen.path, visit.looks)
  })
}
