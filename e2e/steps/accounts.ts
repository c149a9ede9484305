import { paths } from '@lading/contract/addresses/paths'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { expectScreen, expectScreenLeft } from './screen.ts'
import { SCREEN_WAIT } from './waits.ts'

export const PASSWORD = 'monsoon harbour lantern'
export const DEMO_PASSWORD = 'Lading-demo-2026'

/** Staff whose own way in is what a journey changes: each of these journeys has its person to itself. */
export const alone = { passkeys: 'legal.air', second_factor: 'evaluator2.air', sessions: 'content' } as const
const notAtDesks: readonly string[] = Object.values(alone)

/** A new person registers, opens the mailed link, says who they are, and is signed in. */
export async function becomeCustomer(page: Page, email: string): Promise<void> {
  await page.goto(paths.register())
  await registerHere(page, email)
  await expectScreen(page, paths.dashboard(), { timeout: SCREEN_WAIT })
}

/** From the form of registration to the page the new person wanted, or their dashboard. */
export async function registerHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expectScreen(page, paths.verifyEmail(), { timeout: SCREEN_WAIT })

  await openMailTo(page, email)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('First name').fill('Teresa')
  await page.getByLabel('Last name').fill('Peñaflor')
  await page.getByLabel('Mobile number').fill('0917 555 0144')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

/** Somebody who never chose a password asks for one by mail, and is signed in with it on this page. */
export async function setPasswordByMail(page: Page, email: string): Promise<void> {
  await page.goto(paths.forgotPassword())
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await followMail(page, email, 'Set a new password')
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expectScreen(page, paths.login(), { timeout: SCREEN_WAIT })
  await signIn(page, email, PASSWORD)
}

/** Opens the newest mail of a subject to an address in the demo's mailbox, and follows the link it carries. */
export async function followMail(page: Page, email: string, subject: string, link = subject): Promise<void> {
  await page.goto(paths.mailbox())
  await page.getByRole('link', { name: subject }).filter({ hasText: email }).first().click({ timeout: SCREEN_WAIT })
  await page.getByRole('link', { name: link, exact: true }).click()
}

/** Confirms an address by the newest mail to it. */
async function openMailTo(page: Page, email: string): Promise<void> {
  await followMail(page, email, 'Confirm your e-mail address', 'Confirm my e-mail address')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confirmed')
}

/** A customer, or a member of staff by the account's name in the demo (`evaluator.sea`). */
export async function signIn(page: Page, who: string, password = DEMO_PASSWORD): Promise<void> {
  const isStaff = !who.includes('@')
  await page.goto(isStaff ? paths.login('staff') : paths.login())
  await page.getByLabel(isStaff ? 'Work e-mail' : 'E-mail').fill(isStaff ? `${who}@lading.example` : who)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectScreenLeft(page, paths.login(), { timeout: SCREEN_WAIT })
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions = new Map<string, Session>()
const NOBODY: Session = { cookies: [], origins: [] }

/**
 * Signs a person in in place of the one before: by the form the first time in a run, then by the session it gave. The
 * page stays where it is: a new one shows the portal only after it went there.
 */
export async function signedIn(page: Page, who: string): Promise<void> {
  if (notAtDesks.includes(who)) throw new Error(`${who} belongs to the journey that changes how they log in`)
  const session = sessions.get(who)
  await page.context().setStorageState(session ?? NOBODY)
  if (session) return
  await signIn(page, who)
  sessions.set(who, await page.context().storageState())
}

/** Somebody of the agency at their own desk. */
export async function desk(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signedIn(page, account)
  return page
}
