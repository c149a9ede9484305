import { createBusiness } from '@lading/contract/businesses'
import { saveAnswers } from '@lading/contract/filing/filing'
import { paths, patternOf } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { PASSWORD, signIn } from '../steps/accounts.ts'
import { becomeCustomerByCalls } from '../steps/customer-by-calls.ts'
import { pdfOf } from '../steps/pdf.ts'
import { photoOf } from '../steps/photo.ts'
import { expectScreen } from '../steps/screen.ts'
import { endSessionElsewhere } from '../steps/session.ts'
import { SCREEN_WAIT, UPLOAD_WAIT } from '../steps/waits.ts'

/** Where the page sends what was typed. */
const SAVING = `**/api${saveAnswers.path.replace(':id', '*')}`

test('a draft survives everything that happens to a browser', async ({ page, context }) => {
  const email = 'teresa.drafts@journey.example'
  const customer = await becomeCustomerByCalls(page, email)
  const business = { business_name: 'Amihan Draft Lines Inc.', form: 'corporation', tin: '012345004000' } as const
  await customer.call(createBusiness, { body: business })
  await page.goto(paths.newApplication())
  await page.getByRole('button', { name: 'Start the application' }).click()
  await expectScreen(page, patternOf(paths.editApplication, 'id'))
  const draft = page.url()
  const address = `${draft}?section=insurance`
  await page.goto(address)

  await test.step('a reload right after typing', async () => {
    await fieldOf(page, 'Insurer').fill('Pacific Mutual')
    await page.reload()
    await expect(fieldOf(page, 'Insurer')).toHaveValue('Pacific Mutual')
    await expectSaved(page)
  })

  await test.step('a day later: the dashboard leads back to it', async () => {
    await page.goto(paths.dashboard())
    await expect(page.getByText('A draft is not submitted yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue the draft' }).click()
    await expect(page).toHaveURL(draft)
    await page.goto(address)
    await expect(fieldOf(page, 'Insurer')).toHaveValue('Pacific Mutual')
  })

  await test.step('no network, and the tab closed meanwhile', async () => {
    await context.setOffline(true)
    await fieldOf(page, 'Policy number').fill('CL-2026-0077')
    await expect(page.getByText('No connection. What you type is kept on this device.')).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(address)
    await expect(fieldOf(page, 'Policy number')).toHaveValue('CL-2026-0077')
    await expectSaved(page)
  })

  await test.step('a session that ends while one types', async () => {
    await endSessionElsewhere(page, SAVING, () => fieldOf(page, 'Insurer').fill('Pacific Mutual Insurance'))
    await signIn(page, email, PASSWORD)
    await expect(page).toHaveURL(address)
    await expect(fieldOf(page, 'Insurer')).toHaveValue('Pacific Mutual Insurance')
    await expectSaved(page)
  })

  await test.step('a second tab: other answers come over, the same answer is asked about', async () => {
    const second = await context.newPage()
    await second.goto(address)
    await fieldOf(second, 'Policy number').fill('CL-2026-0078')
    await expectSaved(second)
    await expect(fieldOf(page, 'Policy number')).toHaveValue('CL-2026-0078')

    await context.setOffline(true)
    await fieldOf(page, 'Insurer').fill('Insurer of the first tab')
    await expect(page.getByText('No connection. What you type is kept on this device.')).toBeVisible()
    await page.route(SAVING, (route) => route.abort()) // this tab alone stays without
    await context.setOffline(false)
    await fieldOf(second, 'Insurer').fill('Insurer of the second tab')
    await expectSaved(second)
    await page.unroute(SAVING)

    await expect(page.getByText('One answer was changed elsewhere')).toBeVisible({ timeout: SCREEN_WAIT })
    await page.getByRole('button', { name: /^Keep mine/ }).click()
    await expect(fieldOf(second, 'Insurer')).toHaveValue('Insurer of the first tab')
  })

  await test.step('several files at once, each proposed by its name or by its text', async () => {
    await page.goto(`${draft}?step=2`)
    const scanned = { ...(await pdfOf('BIR Form No. 2303')), name: 'scan0001.pdf' }
    await page.getByLabel('Several files').setInputFiles([await pdfOf('Mayor’s permit'), scanned])
    await expect(page.getByRole('combobox', { name: 'Requirement for mayor-s-permit.pdf' })).toHaveValue(/^Mayor’s/)
    await expect(page.getByRole('combobox', { name: 'Requirement for scan0001.pdf' })).toHaveValue(/^BIR/, {
      timeout: UPLOAD_WAIT,
    })
    await page.getByRole('button', { name: 'Upload 2 files' }).click()
    await expect(page.getByText('2 files were uploaded.')).toBeVisible({ timeout: UPLOAD_WAIT })
    await expect(page.getByRole('status').getByText(/^Saved \d/)).toBeVisible()
  })

  await test.step('photos of a document become one PDF, which the portal takes', async () => {
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^General information/ }) })
    await line
      .getByLabel('Photos', { exact: true })
      .setInputFiles([await photoOf(page, 'IMG_0001.jpg'), await photoOf(page, 'IMG_0002.jpg')])
    await expect(page.getByText('2 pages, 0 straightened')).toBeVisible({ timeout: UPLOAD_WAIT })
    await page.getByRole('button', { name: 'Top left corner' }).press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Straighten', exact: true }).click()
    await page.getByRole('button', { name: 'Upload as one PDF' }).click()
    await expect(line.getByText(/2 pages · checked/)).toBeVisible({ timeout: UPLOAD_WAIT })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('status').getByText(/^Saved \d/)).toBeVisible()
  })
})

const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).first()

const expectSaved = (page: Page) => expect(page.getByRole('status').getByText(/^Saved \d/)).toBeVisible()
