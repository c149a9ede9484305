import { paths } from '@lading/contract/paths'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { signIn } from '../steps/accounts.ts'
import { attachAll, declareAndSubmit } from '../steps/application.ts'
import { downloadDocument, readQr, signatureOf } from '../steps/certificate.ts'
import { portalDay } from '../steps/clock.ts'
import { desksOf, evaluate, referenceOn, workThroughDesks, type Desks } from '../steps/desks.ts'
import { evaluateByCalls, issueByCalls } from '../steps/desks-by-calls.ts'
import { openPart } from '../steps/transaction.ts'

// Of the demonstration: accredited by both agencies, with no change open.
const BUSINESS = /^Perlas ng Silangan/
const CUSTOMER = 'customer@lading.example'
const DUE = '230.00'
// The desks do with a change what they do with an application, which goes through their screens; in the proof each does.
const isProof = process.env.LADING_PROOF === 'full'

interface Change {
  readonly type: string
  readonly question: RegExp
  readonly answer: string
}

const move = (answer: string): Change => ({ type: 'Change of address', question: /^Street/, answer })
const rename = (answer: string): Change => ({ type: 'Change of business name', question: /^Business name/, answer })

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
    const change = move('Unit 12, Harbour Center')
    first = await changeBySea(change, 'A')
    await page.goto(paths.businesses())
    await page.getByRole('link', { name: BUSINESS }).first().click()
    await expect(page.getByText(change.answer).first()).toBeVisible()
    await expectVerdict(browser, first, 'Genuine and current')
  })

  test('takes another name: the former certificate leads to the one in its place', async ({ browser }) => {
    const change = rename('Perlas ng Silangan Global Forwarding, Inc.')
    await changeBySea(change, 'B')
    const stranger = await expectVerdict(browser, first, 'Replaced')
    await stranger.getByRole('link', { name: 'See the certificate in its place' }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Genuine and current')
    await expect(stranger.getByText(change.answer).first()).toBeVisible()
  })

  /** The whole way; gives what the QR code of the new certificate says. */
  async function changeBySea(change: Change, letter: string): Promise<string> {
    const reference = await ask(page, 'Sea freight forwarders', change)
    const evaluated = async (evaluator: Page) => {
      await openPart(evaluator, 'Change')
      await expect(evaluator.getByText(change.answer).first()).toBeVisible()
    }
    if (isProof) await workThroughDesks({ desks, client: page, reference, due: DUE, evaluated })
    else {
      if (letter === 'A') await evaluate({ desks, reference, evaluated })
      else await evaluateByCalls({ side: 'sea', client: page })
      await issueByCalls({ side: 'sea', client: page, due: DUE })
    }
    await openOwn(page, reference)
    await expect(page.getByText(new RegExp(`^\\d\\d-SFF-\\d{6}-${letter} · `))).toBeVisible()
    const certificate = await downloadDocument(page, 'Certificate of accreditation')
    expect(signatureOf(certificate)).toContain('Signature is Valid')
    return readQr(certificate)
  }
})

test('a forwarder by air moves and takes another name with a phone in the hand', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, CUSTOMER)
  const desks = desksOf(browser, 'air')
  const changes = [move('Hangar 4, Cargo Village'), rename('Perlas ng Silangan Air Cargo, Inc.')]
  for (const [index, change] of changes.entries()) {
    const reference = await ask(page, 'Airfreight forwarders', change)
    if (isProof) await workThroughDesks({ desks, client: page, reference, due: DUE })
    else {
      await evaluateByCalls({ side: 'air', client: page })
      await issueByCalls({ side: 'air', client: page, due: DUE })
    }
    await openOwn(page, reference)
    await expect(page.getByText(new RegExp(`^\\d\\d-AFF-\\d{6}-${'AB'.charAt(index)} · `))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Certificate of accreditation (PDF)' })).toBeVisible()
  }
})

/** What a stranger reads at the address of a QR code. */
async function expectVerdict(browser: Browser, address: string, verdict: string): Promise<Page> {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(verdict)
  return stranger
}

/** Asks for a change from today on, with every document. Returns the reference. */
async function ask(page: Page, side: string, { type, question, answer }: Change): Promise<string> {
  await page.goto(paths.changes())
  await page.getByRole('radio', { name: BUSINESS }).check()
  const other = side.startsWith('Sea') ? 'Airfreight forwarders' : 'Sea freight forwarders'
  await page.getByRole('checkbox', { name: other }).uncheck()
  await page.getByRole('checkbox', { description: type }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expect(page.getByRole('heading', { name: 'In the register now' })).toBeVisible()
  await page.getByLabel(question).fill(answer)
  await page.getByRole('textbox', { name: /^In effect from/ }).fill(await portalDay(page))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText(answer)).toBeVisible()
  await declareAndSubmit(page, 'Submit the request')
  await expect(page.getByRole('heading', { name: 'Your request was submitted' })).toBeVisible()
  return referenceOn(page)
}

/** The page of a change, as its business finds it again. */
async function openOwn(page: Page, reference: string): Promise<void> {
  await page.goto(paths.changes())
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Issued documents' })).toBeVisible()
}
