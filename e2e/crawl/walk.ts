import { expect, type Page } from '@playwright/test'
import { everyViewing, fingerprint, turn } from './look.ts'
import { openersIn, press, type Opener } from './openers.ts'
import { settle } from './settle.ts'
import { open, PHONE, WIDE, type Visit } from './visit.ts'

const narrow = everyViewing.filter(({ width }) => width < 768)
/** More than any screen has: a page that changes its buttons at every turn ends there. */
const MOST = 80
const LAYERS = '[role="dialog"]'

/**
 * Presses every button within a part of the page and looks at what opens; sends every form, empty and as it is. What was
 * `pressed` on another address of the screen is not pressed again; tabs are opened on each.
 */
export async function walk(visit: Visit, address: string, part: string, pressed = new Set<string>()): Promise<void> {
  const tabs = new Map<string, string | null>()
  await pressAll(visit, { address, part, viewing: WIDE, pressed, tabs })
  await sendForms(visit, address, part)
  await pressAll(visit, { address, part, viewing: PHONE, pressed, tabs })
  for (const tab of tabs.values()) {
    if (tab === null) continue
    await open(visit, tab)
    await visit.looks.at(`${tab} as it is`)
    await pressAll(visit, { address: tab, part, viewing: WIDE, pressed, tabs: new Map(tabs) })
    await sendForms(visit, tab, part)
  }
}

interface Walk {
  readonly address: string
  readonly part: string
  readonly viewing: typeof WIDE
  /** What was pressed already, on this page or another of the screen. */
  readonly pressed: Set<string>
  /** The addresses that tabs led to, by the tab; null where it has none of its own. */
  readonly tabs: Map<string, string | null>
}

async function pressAll(visit: Visit, at: Walk): Promise<void> {
  const { page } = visit
  await standAt(visit, at)
  const base = await fingerprint(page)
  for (let count = 0; count < MOST; count += 1) {
    const next = (await openersIn(page, at.part)).find(({ name, isTab }) => !(isTab ? at.tabs : at.pressed).has(name))
    if (!next) return
    if (next.isTab) at.tabs.set(next.name, null)
    else at.pressed.add(next.name)
    await pressOne(visit, at, next, base)
  }
}

async function pressOne(visit: Visit, at: Walk, opener: Opener, base: string): Promise<void> {
  const { page, network, looks, hear } = visit
  const before = new URL(page.url())
  const isPressed = await press(page, opener)
  expect.soft(isPressed, `${at.address}: ${opener.name} can be pressed`).toBe(true)
  await settle(page, network)
  const after = new URL(page.url())
  const state = `${at.address} after ${opener.name}`
  if (after.href !== before.href) {
    if (opener.isTab) at.tabs.set(opener.name, after.pathname + after.search)
    return standAt(visit, at)
  }
  if ((await fingerprint(page)) === base) return

  await looks.at(state, at.viewing === PHONE ? narrow : everyViewing)
  hear(state, true)
  await turn(page, at.viewing)
  if ((await page.locator(LAYERS).filter({ visible: true }).count()) > 0) await answerLayer(visit, state)
  await standAt(visit, at, base)
}

/** What a dialog says to wrong answers, and when what it sends is refused. */
async function answerLayer({ page, network, looks, hear }: Visit, state: string): Promise<void> {
  const layer = page.locator(LAYERS).filter({ visible: true }).last()
  const last = layer.locator('[data-foot] button:enabled, button[type="submit"]:enabled').last()
  for (const round of ['sent as it opens', 'sent again']) {
    if ((await last.count()) === 0 || !(await last.isVisible())) return
    await last.click()
    await settle(page, network)
    await looks.at(`${state}, ${round}`)
    hear(`${state}, ${round}`, true)
    await fillIn(layer)
  }
}

/** Gives each empty answer some words, so that the dialog can be sent. */
async function fillIn(layer: ReturnType<Page['locator']>): Promise<void> {
  for (const field of await layer.locator('textarea:visible, input[type="text"]:visible').all()) {
    if ((await field.inputValue()) === '' && (await field.isEditable())) await field.fill('1')
  }
}

/** Sends each form with nothing in it, and once as it is. */
async function sendForms(visit: Visit, address: string, part: string): Promise<void> {
  const { page, network, looks, hear } = visit
  await open(visit, address)
  // A page that opens with a dialog lends its ground from another, whose forms are tried there.
  if (await page.locator('[aria-modal="true"]').first().isVisible()) return
  const forms = page.locator(`${part} form:has(button[type="submit"])`)
  const many = await forms.count()
  for (let place = 0; place < many; place += 1) {
    for (const answers of ['as it is', 'empty']) {
      await open(visit, address)
      const form = forms.nth(place)
      if (answers === 'empty') await emptyOut(form)
      const send = form.locator('button[type="submit"]').last()
      if (!(await send.isVisible()) || !(await send.isEnabled())) continue
      await send.click()
      await settle(page, network)
      await looks.at(`${address} form ${place + 1} sent ${answers}`)
      hear(`${address} form ${place + 1} sent ${answers}`, true)
    }
  }
}

async function emptyOut(form: ReturnType<Page['locator']>): Promise<void> {
  const fields = form.locator('input:not([type="radio"]):not([type="checkbox"]):not([type="file"]), textarea')
  for (const field of await fields.filter({ visible: true }).all()) {
    if ((await field.isEditable()) && (await field.inputValue()) !== '') await field.fill('')
  }
}

/** Back to the page as it was: by Escape where that is enough, else by opening it anew. */
async function standAt(visit: Visit, { address, viewing }: Walk, base?: string): Promise<void> {
  const { page, network } = visit
  if (base !== undefined) {
    await page.keyboard.press('Escape')
    await settle(page, network)
    if ((await fingerprint(page)) === base) return
  }
  await open(visit, address)
  await turn(page, viewing)
  await settle(page, network)
}
