import { paths } from '@lading/contract/addresses/paths'
import { expect, test, type Page } from '../steps/journey.ts'
import { ensure } from '@lading/domain/ensure'
import { chooseOf, pressOn, typeInto } from '../steps/keyboard.ts'
import { logInByKeyboard, registerBusinessByKeyboard, registerByKeyboard } from '../steps/newcomer-by-keyboard.ts'
import { dayOnFaceOf, portalDay } from '../steps/clock.ts'
import { signatureOf } from '../steps/certificate.ts'
import { decideByCalls, evaluateByCalls, orderByCalls, validateByCalls } from '../steps/desks-by-calls.ts'
import { idOn, transactionOf } from '../steps/people-by-calls.ts'
import { pdfOf } from '../steps/pdf.ts'
import { expectScreen } from '../steps/screen.ts'
import { SCREEN_WAIT, UPLOAD_WAIT } from '../steps/waits.ts'

test('a newcomer on a narrow screen without a mouse registers and applies with every document, pays, and saves the certificate', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = 'teresa.types@journey.example'
  const business = 'Amihan Keyboard Cargo Inc.'
  await registerByKeyboard(page, email)
  await registerBusinessByKeyboard(page, { name: business, tin: '012 345 003' })

  await pressOn(page, page.getByRole('button', { name: /account of/ }))
  await pressOn(page, page.getByRole('menuitem', { name: 'Logout' }), 'Enter', 'ArrowDown')
  await expectScreen(page, paths.home())
  await page.goto(paths.login())
  await logInByKeyboard(page, email)

  await pressOn(page, page.getByRole('link', { name: /new application/i }).first())
  await chooseOf(page, page.getByRole('radio', { name: business }))
  await pressOn(page, page.getByRole('button', { name: 'Start the application' }))
  await pressOn(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await pressOn(page, page.getByRole('checkbox', { name: 'Domestic', exact: true }), 'Space')
  for (const next of ['Agents and principals', 'Branches', 'Requirements']) {
    await pressOn(page, page.getByRole('button', { name: 'Save and continue' }))
    await expect(page.getByRole('heading', { name: next })).toBeVisible()
  }
  await attachAll(page)
  await pressOn(page, page.getByRole('link', { name: 'Continue' }))

  await pressOn(page, page.getByLabel('I declare this.'), 'Space')
  await pressOn(page, page.getByLabel('I have read the privacy notice.'), 'Space')
  await typeInto(page, page.getByLabel(/^Signature/), 'Teresa Peñaflor')
  await pressOn(page, page.getByRole('button', { name: 'Submit the application' }))
  await expect(page.getByText('Your application was submitted')).toBeVisible({ timeout: SCREEN_WAIT })

  const reference = ensure(/SFF-N-\d{4}-\d{6}/.exec(ensure(await page.getByRole('main').textContent())))[0]
  const filed = {
    side: 'sea',
    client: page,
    id: await transactionOf(page, reference),
    accreditation_id: idOn(page),
  } as const
  await evaluateByCalls(filed)
  await orderByCalls(filed)
  await pay(page, reference)
  await validateByCalls({ ...filed, due: DUE })
  await decideByCalls(filed)

  await page.reload()
  const saved = page.waitForEvent('download')
  await pressOn(page, page.getByRole('button', { name: 'Certificate of accreditation (PDF)' }))
  expect(signatureOf(await (await saved).path())).toContain('Signature is Valid.')
})

/** Of the filing for a domestic scope. */
const DUE = '3030.00'

/** From the panel of what is needed to the order, and the payment over the counter told with its slip. */
async function pay(page: Page, reference: string): Promise<void> {
  await page.reload()
  await pressOn(page, page.getByRole('link', { name: 'Open the order of payment' }))
  await typeInto(page, page.getByLabel(/^Deposit slip/), 'LB-2026-0042')
  await typeInto(page, page.getByLabel(/^Paid on/), await portalDay(page))
  await typeInto(page, page.getByLabel(/^Amount paid/), DUE)
  await pressOn(page, page.getByRole('button', { name: /^Choose a file/ }))
  await expect(page.getByRole('button', { name: 'Replace Proof of payment', exact: true })).toBeVisible({
    timeout: UPLOAD_WAIT,
  })
  await pressOn(page, page.getByRole('button', { name: 'Send the payment for validation' }))
  await expect(page.getByText('Your payment is with the agency for validation.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: reference }))
}

/** Enter on the button opens the system's own dialog, which answers with the file. */
async function attachAll(page: Page): Promise<void> {
  let paper = await pdfOf('Nothing asked yet')
  page.on('filechooser', (dialog) => void dialog.setFiles(paper))
  const needed = page
    .getByRole('list', { name: 'Requirements' })
    .getByRole('listitem')
    .filter({ has: page.getByText(/^Needed/) })
  await expect(needed.first()).toBeVisible()
  while ((await needed.count()) > 0) {
    const name = ensure(await needed.first().getByRole('heading').textContent())
    const line = page
      .getByRole('list', { name: 'Requirements' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    paper = await pdfOf(name)
    await pressOn(page, line.getByRole('button', { name: /^Choose a file/ }).first())
    await expect(line.getByText(/^(Ready|Date needed)$/)).toBeVisible({ timeout: UPLOAD_WAIT })
    if ((await line.getByText('Date needed').count()) === 0) continue
    await typeInto(page, line.getByPlaceholder('e.g. 31 Dec 2026'), await dayOnFaceOf(page, name))
    await page.keyboard.press('Enter')
    await expect(line.getByText(/^Ready$/)).toBeVisible()
  }
}
