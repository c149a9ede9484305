import { paths, patternOf } from '@lading/contract/addresses/paths'
import { screens } from '@lading/web/screens'
import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer, signIn } from '../steps/accounts.ts'
import {
  customersScreens,
  hasNothingToShow,
  staffScreens,
  transactionScreen,
  visitorsScreens,
  type Screen,
} from './every-screen.ts'
import { tellLooks } from './figures.ts'
import { addressesOf, businessesThatAsk, transactionToCorrect, transactionToMark } from './places.ts'
import { beginVisit, lookAsItIs, lookAtNothingFound, lookInAnyWeather } from './visit.ts'
import { walk } from './walk.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ serviceWorkers: 'block', trace: 'off' }) // else the worker's own calls pass the network by
test.setTimeout(1_200_000)

for (const screen of visitorsScreens) {
  test(`a visitor meets no barrier on ${screen.path}`, async ({ page }) => {
    await page.goto(paths.accessDenied())
    await lookEverywhere(page, 'a visitor', screen)
  })
}

// Of the second customer's screens those that show records, which are others.
const theirScreens = {
  customer: customersScreens,
  customer2: customersScreens.filter(({ path }) => path.includes(':')),
}

for (const [account, itsScreens] of Object.entries(theirScreens)) {
  for (const screen of itsScreens) {
    test(`${account} meets no barrier on ${screen.path}`, async ({ page }) => {
      await signIn(page, `${account}@lading.example`, 'Lading-demo-2026')
      await lookEverywhere(page, account, screen)
    })
  }
}

test('who has only just registered meets no barrier where nothing is shown yet', async ({ page }) => {
  await becomeCustomer(page, 'teresa.empty@journey.example')
  const places: { address: string; title: string }[] = []
  for (const screen of customersScreens) {
    for (const address of await addressesOf(page, screen)) places.push({ address, title: screen.title })
  }
  const visit = await beginVisit(page, 'nothing yet') // listens: what the crawl itself asked is not the portal's noise
  for (const { address, title } of places) await lookAsItIs(visit, address, title)
  tellLooks('nothing yet', visit.looks)
})

for (const { account, screen } of staffScreens) {
  test(`${account} meets no barrier on ${screen.path}`, async ({ page }) => {
    await signIn(page, account)
    await lookEverywhere(page, account, screen)
  })
}

test('evaluator.sea meets no barrier where a certificate that came back is corrected', async ({ page }) => {
  await signIn(page, 'evaluator.sea')
  const address = await transactionToCorrect(page)
  const visit = await beginVisit(page, patternOf(paths.workflow, 'id'))
  for (const tab of ['business', 'people']) {
    await lookAsItIs(visit, `${address}?tab=${tab}`, 'Workflow')
    await walk(visit, `${address}?tab=${tab}`, '[role="tabpanel"]')
  }
  tellLooks(patternOf(paths.workflow, 'id'), visit.looks)
})

test('approver.sea meets no barrier where a surrender and a waiver are asked', async ({ page }) => {
  await signIn(page, 'approver.sea')
  const addresses = await businessesThatAsk(page, 'surrender', 'waiver')
  const visit = await beginVisit(page, patternOf(paths.businessTransactions, 'id'))
  for (const address of addresses) {
    await lookAsItIs(visit, address, 'Business Transactions')
    await walk(visit, address, 'main')
  }
  tellLooks(patternOf(paths.businessTransactions, 'id'), visit.looks)
})

test('evaluator2.sea meets no barrier where answers are marked for the client', async ({ page }) => {
  await signIn(page, 'evaluator2.sea')
  const address = await transactionToMark(page)
  const visit = await beginVisit(page, patternOf(paths.workflow, 'id'))
  // The scope stands for the answers that stand alone, the first officer for those of which one is chosen.
  const marked = [
    ['business', '[role="tabpanel"] section:has(dl)'],
    ['people', '[role="tabpanel"] tbody tr'],
  ] as const
  for (const [tab, part] of marked) {
    await lookAsItIs(visit, `${address}?tab=${tab}`, 'Workflow')
    await walk(visit, `${address}?tab=${tab}`, part)
  }
  tellLooks(patternOf(paths.workflow, 'id'), visit.looks)
})

/**
 * Every state of a screen, on each of its addresses the first in full; the frame around it where it is met first. A page
 * that stands at several paths is walked through at the first of them, and looked at once at the others.
 */
async function lookEverywhere(page: Page, who: string, screen: Screen): Promise<void> {
  const addresses = await addressesOf(page, screen)
  expect(addresses.length === 0, `${who} has nothing to show on ${screen.path}`).toBe(hasNothingToShow(who, screen))
  test.skip(addresses.length === 0, 'nothing to show there')
  const visit = await beginVisit(page, screen.path)
  const pressed = new Set<string>()
  // The desks walk through their transactions.
  const isMetElsewhere = isSecondPath(screen) || screen === transactionScreen
  for (const [place, address] of (isMetElsewhere ? addresses.slice(0, 1) : addresses).entries()) {
    await lookAsItIs(visit, address, screen.title)
    if (isMetElsewhere) continue
    if (place === 0) await lookAtNothingFound(visit, address)
    if (place === 0) await lookInAnyWeather(visit, address)
    await walk(visit, address, framed.includes(screen.path) ? 'body' : 'main', pressed)
  }
  tellLooks(screen.path, visit.looks)
}
/** Whether the page of a screen was met at an earlier path of the same audience. */
function isSecondPath({ path, page, audience }: Screen): boolean {
  return screens.find((one) => one.page === page && one.audience === audience)?.path !== path
}

const framed: readonly string[] = [paths.dashboard(), paths.home()]
