import { paths } from '@lading/contract/addresses/paths'
import { expect, type Page } from '@playwright/test'
import { portalDay } from './clock.ts'
import { approveFreeByCalls, issueByCalls } from './desks-by-calls.ts'
import { evaluateAsOthers, workThroughDesks, type Desks } from './desks.ts'
import { fileAsOthers, fileByHand } from './filing.ts'
import { fillRatios } from './transaction.ts'

/** The change is in effect from today on. */
export async function fromToday(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^In effect from/ }).fill(await portalDay(page))
  await page.keyboard.press('Escape')
}

/** From the answered questions of a change on: every document, and the submission. Returns the reference. */
export async function fileChange(page: Page, { isByHand = false } = {}): Promise<string> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  return isByHand ? fileByHand(page, 'request') : fileAsOthers(page, 'request')
}

interface FiledChange {
  /** Who filed it, and pays. */
  readonly client: Page
  readonly reference: string
  /** Absent where nothing is paid and no certificate is made again. */
  readonly due?: string
  /** The accreditation it concerns, where the capital is analysed. */
  readonly changes?: number
  /** What the evaluator does besides, on the screen. */
  readonly evaluated?: (evaluator: Page) => Promise<void>
}

/** Every desk in its turn, by calls: with a change they do what they do with an application; in the proof through their screens. */
export async function decideChange(desks: Desks, { changes, ...change }: FiledChange): Promise<void> {
  const { client, reference, due, evaluated } = change
  const analysed = changes !== undefined && { changes }
  if (process.env.LADING_PROOF === 'full')
    return workThroughDesks({ desks, ...change, ...(analysed && { evaluated: fillRatios }) })
  const side = reference.startsWith('S') ? 'sea' : 'air'
  const filed = { side, client, ...analysed } as const
  const id = await evaluateAsOthers({ desks, reference, evaluated, ...filed })
  await (due === undefined ? approveFreeByCalls({ ...filed, id }) : issueByCalls({ ...filed, id, due }))
}

/** The page of a change, as its business finds it again. */
export async function openOwnChange(page: Page, reference: string, list: string = paths.changes()): Promise<void> {
  await page.goto(list)
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Issued documents' })).toBeVisible()
}
