import { paths } from '@lading/contract/paths'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { signIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { portalDay } from '../steps/clock.ts'
import { desksOf, referenceOn, workThroughDesks, type Desks } from '../steps/desks.ts'
import { openPart } from '../steps/transaction.ts'

// Of the demonstration: accredited by both agencies, and on the move from neither.
const BUSINESS = 'Perlas ng Silangan Cargo Logistics, Inc.'
const CUSTOMER = 'customer@lading.example'

test.describe.serial('a forwarder by sea', () => {
  let page: Page
  let desks: Desks
  let first: string
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    desks = desksOf(browser, 'sea')
    await signIn(page, CUSTOMER)
  })

  test('moves: the register and the certificate with its next letter say so', async ({ browser }) => {
    const street = 'Unit 12, Harbour Center'
    first = await moveBySea(street, 'A')
    await page.goto(paths.businesses())
    await page.getByRole('link', { name: BUSINESS }).first().click()
    await expect(page.getByText(street).first()).toBeVisible()
    await expectVerdict(browser, first, 'Genuine and current')
  })

  test('moves again: the former certificate leads to the one in its place', async ({ browser }) => {
    await moveBySea('4/F Pier Tower', 'B')
    const stranger = await expectVerdict(browser, first, 'Replaced')
    await stranger.getByRole('link', { name: 'See the certificate in its place' }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
  })

  /** The whole way; gives what the QR code of the new certificate says. */
  async function moveBySea(street: string, letter: string): Promise<string> {
    const reference = await askToMove(page, 'Sea freight forwarders', street)
    const evaluated = async (evaluator: Page) => {
      await openPart(evaluator, 'Change')
      await expect(evaluator.getByText(street).first()).toBeVisible()
    }
    await workThroughDesks({ desks, client: page, reference, due: '230.00', evaluated })
    await openOwn(page, reference)
    await expect(page.getByText(new RegExp(`^\\d\\d-SFF-\\d{6}-${letter} · `))).toBeVisible()
    const certificate = await downloadDocument(page, 'Certificate of accreditation')
    expect(signatureOf(certificate)).toContain('Signature is Valid')
    return readQr(certificate)
  }
})

test('a forwarder by air moves with a phone in the hand', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, CUSTOMER)
  const reference = await askToMove(page, 'Airfreight forwarders', 'Hangar 4, Cargo Village')
  await workThroughDesks({ desks: desksOf(browser, 'air'), client: page, reference, due: '230.00' })
  await openOwn(page, reference)
  await expect(page.getByText(/^\d\d-AFF-\d{6}-A · /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Certificate of accreditation (PDF)' })).toBeVisible()
})

/** What a stranger reads at the address of a QR code. */
async function expectVerdict(browser: Browser, address: string, verdict: string): Promise<Page> {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(verdict)
  return stranger
}

/** Asks for another street from today on, with every document. Returns the reference. */
async function askToMove(page: Page, side: string, street: string): Promise<string> {
  await page.goto(paths.changes())
  await page.getByRole('radio', { name: BUSINESS, description: new RegExp(side) }).check()
  await page.getByRole('checkbox', { name: 'Change of address' }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expect(page.getByRole('heading', { name: 'In the register now' })).toBeVisible()
  await page.getByLabel(/^Street/).fill(street)
  await page.getByRole('textbox', { name: /^In effect from/ }).fill(await portalDay(page))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText(street)).toBeVisible()
  await declareAndSubmit(page, 'Submit the request')
  await expect(page.getByRole('heading', { name: 'Your request was submitted' })).toBeVisible()
  return referenceOn(page)
}

/** The page of a change, as its business finds it again. */
async function openOwn(page: Page, reference: string): Promise<void> {
  await page.goto(paths.changes())
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Papers' })).toBeVisible()
}
