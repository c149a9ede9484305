import { expect, type Browser, type Page } from '@playwright/test'
import readCode from 'jsqr'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { picturedFirstPage } from '../../apps/server/src/testing/poppler.ts'
import { DRAWN_WAIT } from './waits.ts'

/** Downloads an issued document of the application and gives the file. */
export async function downloadDocument(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${name} (PDF)` }).click(),
  ])
  return download.path()
}

/** Looks at an issued document of a transaction in the viewer, once it is drawn, downloads it there and gives the file. */
export async function downloadView(page: Page, name: RegExp): Promise<string> {
  const document = page.getByRole('listitem').filter({ hasText: name })
  await document.getByRole('button', { name: /^View/ }).first().click({ timeout: DRAWN_WAIT })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Download/ })
      .click(),
  ])
  const file = await download.path()
  await page.keyboard.press('Escape')
  return file
}

// Dots an inch: of a phone that is held over the whole page, and of one that comes nearer where that is not enough.
const NEARER = [150, 200]

/** What the QR code on the first page of a PDF says, read from its picture as a phone would. */
export function readQr(pdf: string): string {
  for (const dots of NEARER) {
    const said = codeIn(picturedFirstPage(readFileSync(pdf), dots))
    if (said) return said
  }
  throw new Error('The QR code cannot be read.')
}

function codeIn({ width, grey }: ReturnType<typeof picturedFirstPage>): string | undefined {
  const dots = new Uint8ClampedArray(grey.length * 4)
  for (const [place, shade] of grey.entries()) dots.fill(shade, place * 4, place * 4 + 4)
  return readCode(dots, width, grey.length / width)?.data
}

/** What pdfsig says of the signature. */
export function signatureOf(pdf: string): string {
  return execFileSync('pdfsig', ['-nocert', pdf], { encoding: 'utf8' })
}

/** What a stranger reads at the address of a certificate. */
export async function expectVerdict(browser: Browser, address: string, verdict: string | RegExp): Promise<Page> {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(verdict)
  return stranger
}
