import { paths } from '@lading/contract/addresses/paths'
import { Status } from '@lading/domain/transactions/status'
import { expect, test, type Page } from '@playwright/test'
import { signIn } from '../steps/accounts.ts'
import { lookAtState } from './look-at-state.ts'
import { withoutMotion } from './settle.ts'

// States for which the days would have to pass, or somebody who cannot sign in to the demonstration: all is the portal's
// own but for the reply that says what is said in that state.
test.use({ serviceWorkers: 'block', trace: 'off' })
test.beforeEach(({ page }) => withoutMotion(page))

test('a forwarder reads without a barrier that a request to surrender lapsed', async ({ page }) => {
  await signIn(page, 'customer3@lading.example')
  await replyWith(page, '**/api/accreditations/*/surrender', (surrender) => {
    const step = { number: surrender['number'], at: '2026-11-02T02:31:00Z', remarks: '', letter: null }
    const asked = { ...step, action: 'ask-for-surrender', remarks: 'The business no longer forwards freight.' }
    return { ...surrender, steps: [{ ...step, action: 'expire' }, asked] }
  })
  await page.goto(paths.businesses())
  await page.getByRole('link', { name: 'Galyon Freight Solutions and Company, Ltd.' }).first().click()
  await expect(page.getByText('Lapsed')).toBeVisible()
  await lookAtState(page, 'a lapsed surrender')
})

const arrear = {
  key: 'obligation-1',
  kind: 'not-filed',
  type: 14,
  name: 'Quarterly report, July to September 2026',
  due_on: '2026-10-15',
  amount: null,
  transaction: null,
  is_waived: false,
}
const waiver = {
  reason: 'The figures of our agent abroad came late.',
  asked_at: '2026-11-12T02:31:00Z',
  outcome: 'asked',
  decided_at: null,
  named: [],
  remark: '',
}
const declined = {
  ...waiver,
  outcome: 'declined',
  decided_at: '2026-11-16T02:31:00Z',
  remark: 'File the report first.',
}
const waived = { ...declined, outcome: 'waived', named: [arrear.name], remark: 'For this renewal alone.' }
const arrears = [
  ['owed', { arrears: [arrear], waivers: [] }],
  ['to be waived', { arrears: [arrear], waivers: [waiver] }],
  ['not waived', { arrears: [arrear], waivers: [declined] }],
  ['waived', { arrears: [{ ...arrear, is_waived: true }], waivers: [waived, declined] }],
  ['settled', { arrears: [], waivers: [declined] }],
] as const

test('a forwarder reads without a barrier what stands against a renewal, and what became of the request', async ({
  page,
}) => {
  await signIn(page, 'customer3@lading.example')
  await page.goto(paths.renewals())
  await page
    .getByRole('button', { name: /^Renew/ })
    .first()
    .click()
  const pane = page.getByRole('region', { name: 'Arrears' })
  await expect(page.getByRole('button', { name: 'Submit the application' })).toBeVisible()
  for (const [state, reply] of arrears) {
    await replyWith(page, '**/api/accreditations/renewal/*/arrears', () => reply)
    await page.reload()
    await expect(pane).toBeVisible()
    await lookAtState(page, `arrears ${state}`)
  }
  await replyWith(page, '**/api/accreditations/renewal/*/arrears', () => arrears[0][1])
  await replyWith(page, '**/api/transactions/*/process', (process) => ({
    ...process,
    acts: [
      {
        action: 'ask-for-waiver',
        label: 'Ask for a waiver',
        is_usual: false,
        transition_id: 'A48',
        to: Status.draft,
        questions: [],
      },
    ],
  }))
  await page.reload()
  await pane.getByRole('button', { name: 'Ask for a waiver' }).click()
  const dialog = page.getByRole('dialog')
  await lookAtState(page, 'a waiver to be asked for')
  await dialog.getByRole('button', { name: 'Ask for a waiver' }).click()
  await lookAtState(page, 'a waiver asked for without its reason')
})

type Reply = Readonly<Record<string, unknown>>

/** From now on the portal's reply to a call is what is made of it. */
async function replyWith(page: Page, call: string, made: (reply: Reply) => object): Promise<void> {
  await page.unroute(call)
  await page.route(call, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: made((await response.json()) as Reply) })
  })
}
