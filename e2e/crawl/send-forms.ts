import type { Locator } from '@playwright/test'
import { fingerprint } from './look.ts'
import { settle } from './settle.ts'
import { standAt, type Walk } from './stand.ts'
import type { Visit } from './visit.ts'

/** Sends each form with nothing in it, and once as it is. */
export async function sendForms(visit: Visit, at: Walk): Promise<void> {
  const { page, network, looks, hear } = visit
  // A page that opens with a dialog lends its ground from another, whose forms are tried there.
  if (await page.locator('[aria-modal="true"]').first().isVisible()) return
  const base = await fingerprint(page)
  const forms = page.locator(`${at.part} form:has(button[type="submit"])${at.beside ? `:not(${at.beside} *)` : ''}`)
  const many = await forms.count()
  for (let place = 0; place < many; place += 1) {
    for (const answers of ['as it is', 'empty']) {
      const form = forms.nth(place)
      if (answers === 'empty') await emptyOut(form)
      const send = form.locator('button[type="submit"]').last()
      if ((await send.isVisible()) && (await send.isEnabled())) {
        await send.click()
        await settle(page, network)
        await looks.at(`${at.address} form ${place + 1} sent ${answers}`)
        hear(`${at.address} form ${place + 1} sent ${answers}`, true)
      }
      await standAt(visit, at, base)
    }
  }
}

async function emptyOut(form: Locator): Promise<void> {
  const fields = form.locator('input:not([type="radio"]):not([type="checkbox"]):not([type="file"]), textarea')
  for (const field of await fields.filter({ visible: true }).all()) {
    if ((await field.isEditable()) && (await field.inputValue()) !== '') await field.fill('')
  }
}
