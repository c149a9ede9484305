import { expect, type Browser, type Page } from '@playwright/test'
import { attachAll, declareAndSubmit } from './application.ts'
import { desksOf, referenceOn, workThroughDesks } from './desks.ts'
import { evaluateByCalls, issueByCalls } from './desks-by-calls.ts'
import { openNotice } from './notices.ts'
import { idOn, transactionOf } from './people-by-calls.ts'
import { fillRatios } from './transaction.ts'
import { SCREEN_WAIT } from './waits.ts'

/** From a notice at the bell to the accreditations that may be renewed. */
export async function followToRenewals(page: Page, notice: RegExp): Promise<void> {
  await openNotice(page, notice)
  await page.getByRole('dialog').getByRole('button', { name: 'Renew the accreditation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal' })).toBeVisible({ timeout: SCREEN_WAIT })
}

/** What the register knows is still right. */
export async function confirmWhatIsKnown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Still right Scope of accreditation' }).click()
  await page.getByRole('button', { name: 'All of them are still right' }).click()
  await expect(page.getByText('Look at this')).toHaveCount(0)
}

/** The documents that are needed, the declaration, and the submission. */
export async function fileRenewal(page: Page): Promise<void> {
  await attachAll(page)
  await declareAndSubmit(page, 'Submit the application')
  await expect(page.getByText('Your application was submitted')).toBeVisible({ timeout: SCREEN_WAIT })
}

/** Every desk in its turn, to the certificate: they do what they do with an application; in the proof through their screens. */
export async function decideRenewal(browser: Browser, client: Page, due: string): Promise<void> {
  const reference = await referenceOn(client)
  if (process.env.LADING_PROOF === 'full')
    return workThroughDesks({ desks: desksOf(browser, 'sea'), client, reference, due, evaluated: fillRatios })
  const filed = {
    side: 'sea',
    client,
    id: await transactionOf(client, reference),
    accreditation_id: idOn(client),
  } as const
  await evaluateByCalls(filed)
  await issueByCalls({ ...filed, due })
}
