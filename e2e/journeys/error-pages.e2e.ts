import { paths, patternOf } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { expectScreen, type Screen } from '../steps/screen.ts'

const pages = {
  '401': ['Unauthorized', 'Please log in again.'],
  '403': [
    'Hold Up!',
    'you may need additional permission to process this request. Please contact System Administrator.',
  ],
  '404': [
    'Missing Page',
    'The page you are looking for might have been removed had its name changed or is temporarily unavailable.',
  ],
  '419': ['Resource No Longer Available', ''],
  '500': ['Something is broken here', 'Apologized, something went wrong.'],
  '503': ['Will be back soon!', 'in maintenance mode'],
} as const
type Code = keyof typeof pages

/** The page of a failure, in its words; its link leads out, to the dashboard or home. */
async function expectErrorPage(page: Page, code: Code, { leadsTo }: { leadsTo: Screen }) {
  const [title, words] = pages[code]
  const fault = page.getByRole('main')
  await expect(fault.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(fault.getByText(code, { exact: true })).toBeVisible()
  await expect(fault).toContainText(words)
  await fault.getByRole('link', { name: 'Back to Home / Dashboard' }).click()
  await expectScreen(page, leadsTo)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
}

test('the bare address of the portal is no failure: it leads a visitor home', async ({ page }) => {
  const reply = await page.goto('/')
  expect(reply?.status()).toBe(200)
  await expectScreen(page, paths.home())
})

test('a person who comes to a page that fails reads why, and is led out', async ({ page }) => {
  await test.step('a visitor follows an address that never was', async () => {
    await page.goto('/blogs-of-the-agency/2019')
    await expectErrorPage(page, '404', { leadsTo: paths.home() })
  })

  await test.step('a cashier opens a screen of the administrator', async () => {
    await signedIn(page, 'cashier2.sea')
    await page.goto(paths.roles())
    await expectScreen(page, paths.accessDenied())
    await expectErrorPage(page, '403', { leadsTo: paths.dashboard() })
  })

  await test.step('a customer opens a screen of the staff', async () => {
    await signedIn(page, 'customer2@lading.example')
    await page.goto(paths.staffList('for-review'))
    await expectErrorPage(page, '403', { leadsTo: patternOf(paths.customerDashboard, 'id') })
  })

  await signedIn(page, 'admin')
  await test.step('an administrator opens an account that is not there', async () => {
    await page.goto(paths.adminUser(2_000_000_000))
    await expectErrorPage(page, '404', { leadsTo: paths.dashboard() })
  })

  const own = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id)
  const address = paths.adminUser(own)
  // What the portal itself answers only when it is in trouble, or when something before it answers in its place.
  for (const code of ['401', '419', '500', '503'] as const) {
    await test.step(`the page's own data answers ${code}`, async () => {
      await page.route(`**/api${address}`, (route) => route.fulfill({ status: Number(code), body: '' }))
      await page.goto(address)
      await expectErrorPage(page, code, { leadsTo: paths.dashboard() })
      await page.unroute(`**/api${address}`)
    })
  }

  await test.step('and after all that the page opens', async () => {
    await page.goto(address)
    await expect(page.getByRole('main').getByText('Staff account')).toBeVisible()
  })
})
