import { paths } from '@lading/contract/addresses/paths'
import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './accounts.ts'
import { portalDay } from './clock.ts'
import { chooseOf, expectFocusKept, pressOn, searchFor, typeInto } from './keyboard.ts'
import { expectScreen, expectScreenLeft } from './screen.ts'
import { SCREEN_WAIT } from './waits.ts'

/** From the home page to the dashboard of a new account: registered, confirmed by the mailed link, logged in, named. */
export async function registerByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto(paths.home())
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Register your business' }))
  await typeInto(page, page.getByLabel('E-mail'), email)
  await typeInto(page, page.getByLabel(/^Password/), PASSWORD)
  await page.keyboard.press('Enter')
  await expectScreen(page, paths.verifyEmail(), { timeout: SCREEN_WAIT })

  await pressOn(page, page.getByRole('link', { name: 'Open the mailbox' }))
  await pressOn(
    page,
    page.getByRole('link', { name: 'Confirm your e-mail address' }).filter({ hasText: email }).first(),
  )
  await pressOn(page, page.getByRole('link', { name: 'Confirm my e-mail address', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confirmed')
  await pressOn(page, page.getByRole('link', { name: 'Log in' }))
  await logInByKeyboard(page)
  await typeInto(page, page.getByLabel('First name'), 'Teresa')
  await typeInto(page, page.getByLabel('Last name'), 'Peñaflor')
  await typeInto(page, page.getByLabel('Mobile number'), '0917 555 0144')
  await pressOn(page, page.getByRole('button', { name: 'Save and continue' }))
  await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
}

/** The login form, whose address is typed where it does not stand there already. */
export async function logInByKeyboard(page: Page, email?: string): Promise<void> {
  if (email !== undefined) await typeInto(page, page.getByLabel('E-mail'), email)
  await typeInto(page, page.getByLabel(/^Password/), PASSWORD)
  await page.keyboard.press('Enter')
  await expectScreenLeft(page, paths.login(), { timeout: SCREEN_WAIT })
}

/** From the dashboard to the page of a corporation that is registered, and its profile answered and saved. */
export async function registerBusinessByKeyboard(page: Page, business: { name: string; tin: string }): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Register a business' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('Business name'), business.name)
  await chooseOf(page, dialog.getByRole('radio', { name: /^Corporation/ }))
  await typeInto(page, dialog.getByLabel(/TIN/), business.tin)
  await pressOn(page, dialog.getByRole('button', { name: 'Register' }))
  await expect(page.getByRole('heading', { level: 1, name: business.name })).toBeVisible({ timeout: SCREEN_WAIT })
  await pressOn(page, page.getByRole('button', { name: 'Complete the profile' }))
  await expectFocusKept(page)
  await typeProfile(page)
  await pressOn(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Saved. The profile is complete.')).toBeVisible()
  await expectFocusKept(page)
}

/** What an application asks of the business itself, from the first question to the last. */
async function typeProfile(page: Page): Promise<void> {
  const start = await portalDay(page, { years: -1 })
  const end = await portalDay(page, { years: 2 })
  await typeAll(page, page.getByRole('main'), [
    [/^Registration number/, 'CS202612345'],
    [/^Registered on/, '12 Jan 2020'],
    [/^Authorised capital/, '20000000'],
    [/^Subscribed capital/, '10000000'],
    [/^Paid-up capital/, '6000000'],
    [/^Par value/, '100'],
    [/^Filipino ownership/, '100'],
    [/^Foreign ownership/, '0'],
  ])
  await searchFor(
    page,
    page.getByRole('combobox', { name: 'Find the barangay or city' }),
    'bangkal makati',
    /^Bangkal, City of Makati/,
  )
  await typeAll(page, page.getByRole('main'), [
    [/^Street/, 'Unit 501, 24 Evangelista Street'],
    [/^Mobile(?! of)/, '0917 555 0101'],
    [/^E-mail(?! of)/, 'office@journey.example'],
    [/^Operations began on/, '1 Jul 2020'],
    [/^Male employees/, '12'],
    [/^Female employees/, '14'],
    [/^Office area/, '180'],
    [/^Insurer/, 'Pacific Mutual Insurance'],
    [/^Policy number/, 'CL-2026-0042'],
    [/^Amount of cover/, '2000000'],
    [/^Cover starts on/, start],
    [/^Cover ends on/, end],
    [/^Name of the representative/, 'Teresa Peñaflor'],
    [/^Position of the representative/, 'General Manager'],
    [/^E-mail of the representative/, 'teresa@journey.example'],
    [/^Mobile of the representative/, '0917 555 0102'],
    [/^Identification of the representative/, 'Passport P1234567A'],
  ])
  const officer = await addByKeyboard(page, 'officer', [
    [/^Full name/, 'Teresa Peñaflor'],
    [/^Position/, 'General Manager'],
  ])
  await pressOn(page, officer.getByLabel('Key operating officer'), 'Space')
  await typeInto(page, officer.getByLabel(/^Hours of training/), '64')
  await addByKeyboard(page, 'director', [
    [/^Full name/, 'Ramon Peñaflor'],
    [/^Position/, 'Chairman'],
  ])
  await addByKeyboard(page, 'stockholder', holding('Ramon Peñaflor', '60'))
  await addByKeyboard(page, 'stockholder', holding('Teresa Peñaflor', '40'))
}

type Typed = readonly (readonly [label: RegExp, text: string])[]

const holding = (name: string, percent: string): Typed => [
  [/^Name/, name],
  [/^Shares/, `${percent}000`],
  [/^Amount subscribed/, `${percent}00000`],
  [/^Percentage/, percent],
]

async function typeAll(page: Page, within: Locator, answers: Typed): Promise<void> {
  for (const [label, text] of answers) await typeInto(page, within.getByLabel(label).first(), text)
}

/** Adds a row to a list, whose first field has the focus then, and answers it. */
async function addByKeyboard(page: Page, one: string, answers: Typed): Promise<Locator> {
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^Add an? ${one}`) }))
  const row = page.getByRole('group', { name: new RegExp(`^${one} \\d`, 'i') }).last()
  await expect(row.getByRole('textbox').first()).toBeFocused()
  await typeAll(page, row, answers)
  return row
}
