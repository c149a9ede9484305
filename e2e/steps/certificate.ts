import { expect, type Browser, type Page } from '@playwright/test'
import readCode from 'jsqr'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensure } from '@lading/domain/ensure'

/** Downloads an issued document of the application and gives the file. */
export async function downloadDocument(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${name} (PDF)` }).click(),
  ])
  return download.path()
}

/** Looks at an issued document of a transaction in the viewer, downloads it there and gives the file. */
export async function downloadView(page: Page, name: RegExp): Promise<string> {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /^View/ }).first().click()
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

/** What the QR code on the first page of a PDF says, read from its picture as a phone would. */
export async function readQr(pdf: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-qr-'))
  try {
    execFileSync('pdftoppm', ['-png', '-r', '200', '-f', '1', '-l', '1', pdf, join(folder, 'page')])
    const { data, info } = await sharp(join(folder, ensure(readdirSync(folder)[0])))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = readCode(new Uint8ClampedArray(data), info.width, info.height)
    expect(read, 'the QR code can be read').not.toBeNull()
    return ensure(read).data
  } finally {
    rmSync(folder, { recursive: true })
  }
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
