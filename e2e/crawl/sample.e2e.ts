import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '@playwright/test'
import { signedIn } from '../steps/accounts.ts'
import { customersScreens, hasNothingToShow, staffScreens, visitorsScreens, type Screen } from './every-screen.ts'
import { expectNoBarrier, turn } from './look.ts'
import { addressesOf, transactionToCorrect } from './places.ts'
import { settle, withoutMotion } from './settle.ts'
import { watchNetwork } from './network.ts'
import { follow, goThere, PHONE, WIDE } from './visit.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ serviceWorkers: 'block', trace: 'off' })
test.setTimeout(600_000) // a role's screens one after the other, each checked against the rules of accessibility

test('a visitor reads every public screen without a barrier', async ({ page }) => {
  await lookOnceAtEach(page, 'a visitor', visitorsScreens)
})

test("customer uses every customer's screen without a barrier", async ({ page }) => {
  await signedIn(page, 'customer@lading.example')
  await lookOnceAtEach(page, 'customer', customersScreens)
})

test('customer2 uses the screens that show records without a barrier, of which theirs are others', async ({ page }) => {
  await signedIn(page, 'customer2@lading.example')
  const withRecords = customersScreens.filter(({ path }) => path.includes(':'))
  await lookOnceAtEach(page, 'customer2', withRecords, Infinity)
})

for (const account of new Set(staffScreens.map((one) => one.account))) {
  test(`${account} uses every screen of theirs without a barrier`, async ({ page }) => {
    await signedIn(page, account)
    const theirs = staffScreens.filter((one) => one.account === account)
    await lookOnceAtEach(
      page,
      account,
      theirs.map(({ screen }) => screen),
    )
  })
}

test('a customer reads a dialog and what it says to wrong answers without a barrier', async ({ page }) => {
  await signedIn(page, 'customer@lading.example')
  await withoutMotion(page)
  await page.goto(paths.businesses())
  await page.getByRole('button', { name: 'Register a business' }).first().click()
  const dialog = page.getByRole('dialog')
  await expectNoBarrier(page, 'the dialog')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByText('answers need your attention')).toBeVisible()
  await expectNoBarrier(page, 'the dialog with wrong answers')
})

test('an evaluator corrects what stands on a certificate that came back without a barrier', async ({ page }) => {
  await signedIn(page, 'evaluator.sea')
  await withoutMotion(page)
  await page.goto(paths.accessDenied())
  await page.goto(`${await transactionToCorrect(page)}?tab=business`)
  await expect(page.getByRole('region', { name: 'Corrected after approval' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send back for decision' })).toBeVisible()
  await expectNoBarrier(page, 'what was corrected')
  await page.getByRole('button', { name: 'Correct: Principal office' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByText('State what was wrong.').first()).toBeVisible()
  for (const viewing of [WIDE, PHONE]) {
    await turn(page, viewing)
    await expectNoBarrier(page, `the correction without a reason, at ${viewing.width} px`)
  }
})

/**
 * Looks at the first address of each screen, or at so many; those that have none for this person are known by name. The
 * application is loaded once and goes from one to the next as by its links; the proof loads each address anew.
 */
async function lookOnceAtEach(page: Page, who: string, screens: readonly Screen[], most = 1): Promise<void> {
  await withoutMotion(page)
  await page.goto(paths.accessDenied())
  await turn(page, WIDE)
  const unseen: string[] = []
  const network = watchNetwork(page)
  for (const screen of screens) {
    const addresses = await addressesOf(page, screen)
    if (addresses.length === 0) unseen.push(screen.path)
    for (const [place, address] of addresses.slice(0, most).entries()) {
      await (place === 0 ? follow(page, address) : goThere(page, network, address))
      await expect(page, address).toHaveTitle(`${screen.title} · Lading`)
      await settle(page, network)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectNoBarrier(page, address)
    }
  }
  expect(network.written, 'looking changes nothing').toEqual([])
  const expected = screens.filter((screen) => hasNothingToShow(who, screen)).map(({ path }) => path)
  expect(unseen, `screens without an address to look at for ${who}`).toEqual(expected)
}
