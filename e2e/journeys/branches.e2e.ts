import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { expect, test, type Page } from '../steps/journey.ts'
import { sampleBranch } from '../../apps/server/src/testing/samples/sample-branch.ts'
import { becomeAccredited } from '../steps/accredited-by-calls.ts'
import { expectVerdict } from '../steps/certificate.ts'
import { decideChange, fileChange, fromToday, openOwnChange } from '../steps/change.ts'
import { portalDay, portalIsoDay } from '../steps/clock.ts'
import { addMonths, plainDate } from '@lading/domain/dates/plain-date'
import { desksOf } from '../steps/desks.ts'

const NAME = 'Kanlungan Freight Express, Inc.'
/** Two branches of the international scope: each with its fee, the certification and the stamp. */
const DUE = '2460.00'

test('a forwarder by sea opens two branches and closes one, whose certificate says so', async ({ page, browser }) => {
  const branch = {
    ...sampleBranch('first', 'Pasay'),
    permit_ends_on: addMonths(plainDate(await portalIsoDay(page)), 12),
  }
  const business = { business_name: NAME, tin: '045260102000', branches: [branch] }
  await becomeAccredited(page, 'kanlungan@journey.example', business)
  const stranger = await expectVerdict(browser, await certificateOf(page, /-B01$/), 'Genuine and current')

  await page.goto(paths.changes())
  await page.getByRole('checkbox', { name: 'Was a branch opened or closed, or its permit renewed?' }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  const pasay = page.getByRole('group', { name: 'Pasay' })
  await pasay.getByRole('textbox', { name: /^Closed on/ }).fill(await portalDay(page))
  await page.keyboard.press('Escape')
  await pasay.getByLabel(/^Reason for closing/).fill('The lease ended.')
  await openBranch(page, 'Pier')
  await openBranch(page, 'Terminal')
  await fromToday(page)
  const reference = await fileChange(page)
  await decideChange(desksOf(browser, 'sea'), { client: page, reference, due: DUE })

  await openOwnChange(page, reference)
  await expect(page.getByRole('button', { name: 'Certificate of a branch (PDF)' })).toHaveCount(2)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Branch closed')
  await expect(stranger.getByText(/^This branch closed on .+\. Its certificate is surrendered\.$/)).toBeVisible()
  const another = await expectVerdict(browser, await certificateOf(page, /-B03$/), 'Genuine and current')
  await expect(another.getByText('Terminal branch').first()).toBeVisible()
})

/** The public address of a certificate, as the page of the business leads to it. */
async function certificateOf(page: Page, number: RegExp): Promise<string> {
  await page.goto(paths.businesses())
  await page.getByRole('link', { name: NAME }).first().click()
  const link = page.getByRole('link', { name: number })
  return ensure(await link.getAttribute('href'))
}

/** One more branch. */
async function openBranch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a branch' }).click()
  const row = page.getByRole('group', { name: /^Branch \d/ }).last()
  await row.getByLabel(/^Branch name/).fill(`${name} branch`)
  await row.getByRole('combobox', { name: 'Find the barangay or city' }).fill('bangkal makati')
  await page.getByRole('option', { name: /^Bangkal, City of Makati/ }).click()
  await row.getByLabel(/^Street/).fill('12 Pier Road')
  await row.getByLabel(/^Branch manager/).fill('Renato Salonga')
  await row.getByLabel(/^Business permit number/).fill(`BP-${name}`)
  await row.getByRole('textbox', { name: /^Permit valid until/ }).fill(await portalDay(page, { years: 1 }))
  await page.keyboard.press('Escape')
}
