import { paths, patternOf } from '@lading/contract/addresses/paths'
import { expect, test } from '@playwright/test'
import { visitorsScreens } from '../crawl/every-screen.ts'
import { DEMO_PASSWORD } from '../steps/accounts.ts'
import { staffTransaction } from '../steps/screen.ts'
import { startWebKit } from './browser.ts'
import { personAt, type Person } from './person.ts'

test.describe.configure({ mode: 'serial' })
let person: Person
let stop: () => Promise<void>
test.beforeAll(async ({ baseURL }) => {
  const started = await startWebKit()
  stop = started.stop
  person = personAt(started.driver, baseURL ?? '')
})
test.afterAll(() => stop())

/** Those that need no record; an address that a mail or a code leads to is opened by who has it. */
const pages = visitorsScreens.filter(({ path, sample }) => !path.includes(':') && !sample)

test('a visitor opens every public page', async () => {
  for (const { path, title } of pages) {
    await test.step(path, async () => {
      await person.open(path)
      await person.find('heading', /\S/)
      await expect.poll(() => person.title()).toBe(`${title} · Lading`)
      expect.soft(await person.overflow(), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    })
  }
})

test('a customer signs in, reads the lists, and is told what is wrong in a form', async () => {
  await signIn(paths.login(), /^E-mail/, 'customer@lading.example')
  await person.at(patternOf(paths.customerDashboard, 'id'))
  await person.open(paths.customerTransactions())
  await person.reads(/Perlas ng Silangan/)
  await person.open(paths.businesses())
  await person.press('button', /^Register a business/)
  await person.find('dialog', /^Register a business/)
  await person.write(/^Business name/, 'Amihan WebKit Lines')
  await person.press('button', /^Register$/)
  await person.reads(/need your attention/)
  await person.leave()
})

test('an evaluator signs in, opens a transaction from a list, and reads its document', async () => {
  await signIn(paths.login('staff'), /^Work e-mail/, 'evaluator.sea@lading.example')
  await person.at(paths.dashboard())
  await person.open(paths.staffList('accreditations-new'))
  await person.press('link', /SFF-N-/)
  await person.at(staffTransaction)
  await person.press('tab', /^Documents/)
  await person.reads(/version 1/)
  await person.leave()
})

async function signIn(address: string, field: RegExp, email: string): Promise<void> {
  await person.open(address)
  await person.write(field, email)
  await person.write(/^Password/, DEMO_PASSWORD)
  await person.press('button', /^Log in$/)
}
