import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { signedIn } from '../steps/accounts.ts'
import { addRow } from '../steps/business.ts'
import { downloadDocument, expectVerdict, readQr, signatureOf } from '../steps/certificate.ts'
import { decideChange, fileChange, fromToday, openOwnChange } from '../steps/change.ts'
import { desksOf, type Desks } from '../steps/desks.ts'
import { lookInProof } from '../crawl/look-at-state.ts'
import { openPart } from '../steps/transaction.ts'

// Of the demonstration: accredited by both agencies, with no change open.
const BUSINESS = /^Perlas ng Silangan/
const SEA = 'Sea freight forwarders'
const AIR = 'Airfreight forwarders'
const DUE = '230.00'
const STREET = 'Unit 12, Harbour Center'
const OFFICER = { name: 'Amihan Villaruel', position: 'Corporate Secretary' }
const WIDE = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const isProof = process.env.LADING_PROOF === 'full'

// One story, told in order: each test goes on where the one before it ended.
test.describe.serial('a forwarder accredited by both agencies, one change after the other', () => {
  let page: Page
  let desks: Readonly<Record<'sea' | 'air', Desks>>
  /** The QR code of the certificate that the move brought; the next test finds it replaced. */
  let first: string
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    desks = { sea: desksOf(browser, 'sea'), air: desksOf(browser, 'air') }
    await signedIn(page, 'customer@lading.example')
  })
  test.afterAll(() => page.context().close())

  test('moves and appoints an officer: one press asks both agencies, each answer is typed once, and the register says so', async ({
    browser,
  }) => {
    await openDrafts(page)
    const moves = await move(page)
    const officers = await appoint(page)

    await decideChange(desks.sea, { client: page, reference: moves.sea, due: DUE, evaluated: seesMove })
    await openOwnChange(page, moves.sea)
    await expectLetter(page, 'SFF', 'A')
    const certificate = await downloadDocument(page, 'Certificate of accreditation')
    expect(signatureOf(certificate)).toContain('Signature is Valid')
    first = readQr(certificate)
    await expectVerdict(browser, first, 'Genuine and current')

    await decideChange(desks.air, { client: page, reference: moves.air, due: DUE })
    await decideChange(desks.sea, { client: page, reference: officers.sea })
    await decideChange(desks.air, { client: page, reference: officers.air })
    await page.goto(paths.businesses())
    await page.getByRole('link', { name: BUSINESS }).first().click()
    await expect(page.getByText(STREET).first()).toBeVisible()
    await expect(page.getByText(OFFICER.name)).toHaveCount(1)
  })

  test('takes another name by sea: the code of the former certificate says so, that of the new one is genuine', async ({
    browser,
  }) => {
    const name = 'Perlas ng Silangan Global Forwarding, Inc.'
    const reference = await rename(page, SEA, name)
    await decideChange(desks.sea, { client: page, reference, due: DUE })
    await openOwnChange(page, reference)
    await expectLetter(page, 'SFF', 'B')
    const former = await expectVerdict(browser, first, 'Replaced')
    await expect(former.getByRole('link', { name: 'See the certificate in its place' })).toBeVisible()
    const second = readQr(await downloadDocument(page, 'Certificate of accreditation'))
    const stranger = await expectVerdict(browser, second, 'Genuine and current')
    await expect(stranger.getByText(name).first()).toBeVisible()
  })

  // The same once more, on a narrow screen: in the proof.
  if (isProof)
    test('takes another name by air with a phone in the hand', async () => {
      await page.setViewportSize(PHONE)
      const reference = await rename(page, AIR, 'Perlas ng Silangan Air Cargo, Inc.')
      await decideChange(desks.air, { client: page, reference, due: DUE })
      await openOwnChange(page, reference)
      await expectLetter(page, 'AFF', 'C') // A is ordered in the demonstration, B came with the move
      await expect(page.getByRole('button', { name: 'Certificate of accreditation (PDF)' })).toBeVisible()
    })
})

/** Both changes at both agencies by one press. */
async function openDrafts(page: Page): Promise<void> {
  await page.goto(paths.changes())
  await page.getByRole('radio', { name: BUSINESS }).check()
  for (const side of [SEA, AIR]) await expect(page.getByRole('checkbox', { name: side })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Has the principal office moved?' }).check()
  await page.getByRole('checkbox', { name: /^Were officers appointed or replaced/ }).check()
  await expect(
    page.getByRole('status').getByText(/^4 requests are opened, one for each change and agency/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Open the drafts' }).click()
  await expect(page.getByRole('heading', { name: '4 drafts are open' })).toBeVisible()
}

/** Says where the office is now, once. Returns the references. */
const move = (page: Page) =>
  fileBoth(page, 'Change of address', () => page.getByLabel(/^Street/).fill(STREET), { isByHand: true })

/** Names the new officer, once. Returns the references. */
const appoint = (page: Page) =>
  fileBoth(page, 'Change of officers', () =>
    addRow(page, 'officer', { 'Full name': OFFICER.name, Position: OFFICER.position }),
  )

/**
 * Files both drafts of a type: by sea they are answered, by air the answers are copied, and the rest, which is the same, is
 * done by calls but in the proof, where a phone is in the hand by air.
 */
async function fileBoth(page: Page, type: string, answer: () => Promise<void>, by?: { isByHand: true }) {
  await openDraft(page, type, SEA)
  await answer()
  await fromToday(page)
  const sea = await fileChange(page, by)
  if (isProof) await page.setViewportSize(PHONE)
  await openDraft(page, type, AIR)
  await expect(page.getByRole('button', { name: 'Copy the answers' })).toBeVisible()
  await lookInProof(page, `answers of a ${type.toLowerCase()} to be copied`)
  await page.getByRole('button', { name: 'Copy the answers' }).click()
  await expect(page.getByText(`Copied from ${sea}`)).toBeVisible()
  await lookInProof(page, `answers of a ${type.toLowerCase()} that were copied`)
  const air = await fileChange(page)
  if (isProof) await page.setViewportSize(WIDE)
  return { sea, air }
}

async function openDraft(page: Page, type: string, side: string): Promise<void> {
  await page.goto(paths.changes())
  await page
    .getByRole('row', { name: new RegExp(`${type}.*Perlas ng Silangan.*${side}.*Draft`) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: 'In the register now' })).toBeVisible()
}

/** The evaluator reads what changes. */
async function seesMove(evaluator: Page): Promise<void> {
  await openPart(evaluator, 'Change')
  await expect(evaluator.getByText(STREET).first()).toBeVisible()
}

/** Asks one agency for another name. Returns the reference. */
async function rename(page: Page, side: string, name: string): Promise<string> {
  await page.goto(paths.changes())
  await page.getByRole('radio', { name: BUSINESS }).check()
  await page.getByRole('checkbox', { name: side === SEA ? AIR : SEA }).uncheck()
  await page.getByRole('checkbox', { description: 'Change of business name' }).check()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expect(page.getByRole('heading', { name: 'In the register now' })).toBeVisible()
  await page.getByLabel(/^Business name/).fill(name)
  await fromToday(page)
  return fileChange(page)
}

const expectLetter = (page: Page, series: string, letter: string) =>
  expect(page.getByText(new RegExp(`^\\d\\d-${series}-\\d{6}-${letter} · `))).toBeVisible()
