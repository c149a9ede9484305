import type { Page } from '@playwright/test'

/** A photo of a white page on a table, as a telephone takes it: 12 megapixels, drawn by the browser. */
export async function photoOf(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3024, height: 4032 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on.')
    context.fillStyle = '#6b4a2f'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate(400, 300)
    context.rotate(0.05)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 2200, 3100)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
