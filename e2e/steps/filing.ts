import { expect, type Page } from '@playwright/test'
import { attachAll, declareAndSubmit } from './application.ts'
import { fileByCalls } from './filing-by-calls.ts'
import { referenceOn } from './desks.ts'
import { idOn } from './people-by-calls.ts'

type Filed = 'request' | 'report'

/** From the documents on: each that is needed, the declaration, and the submission. Returns the reference. */
export async function fileByHand(page: Page, what: Filed): Promise<string> {
  await attachAll(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await declareAndSubmit(page, `Submit the ${what}`)
  await expect(page.getByRole('heading', { name: `Your ${what} was submitted` })).toBeVisible()
  return referenceOn(page)
}

/** The same, which is alike whatever was answered: by calls but in the proof, since another journey goes it by hand. */
export async function fileAsOthers(page: Page, what: Filed): Promise<string> {
  if (process.env.LADING_PROOF === 'full') return fileByHand(page, what)
  return (await fileByCalls(page, idOn(page))).reference
}
