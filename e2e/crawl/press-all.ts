import { expect, type Locator } from '@playwright/test'
import { everyViewing, fingerprint, turn } from './look.ts'
import { openersIn, press, type Opener } from './openers.ts'
import { closeMessages, settle } from './settle.ts'
import { standAt, type Walk } from './stand.ts'
import { PHONE, type Visit } from './visit.ts'

const narrow = everyViewing.filter(({ width }) => width < 768)
/** More than any screen has: on a page whose buttons change their names at every turn this would have no end. */
const MOST = 80
/** Rounds of settling until a refusal is said. */
const SAID_WITHIN = 10
const LAYERS = '[role="dialog"]'

/** Presses what was not pressed yet, looks at what opens, and stands where it began. */
export async function pressAll(visit: Visit, at: Walk): Promise<void> {
  const { page, network } = visit
  await turn(page, at.viewing)
  await closeMessages(page)
  await settle(page, network)
  const base = await fingerprint(page)
  for (let count = 0; count < MOST; count += 1) {
    const next = (await openersIn(page, at)).find(({ name, isTab }) => !(isTab ? at.tabs : at.pressed).has(name))
    if (!next) return
    if (next.isTab) at.tabs.set(next.name, null)
    else at.pressed.add(next.name)
    await pressOne(visit, at, next, base)
  }
  expect.soft(false, `${at.address} has no end of buttons`).toBe(true)
}

async function pressOne(visit: Visit, at: Walk, opener: Opener, base: string): Promise<void> {
  const { page, network, looks, hear } = visit
  const before = new URL(page.url())
  const refused = network.refused
  const isPressed = await press(page, opener)
  expect.soft(isPressed, `${at.address}: ${opener.name} can be pressed`).toBe(true)
  await settle(page, network)
  const after = new URL(page.url())
  const state = `${at.address} after ${opener.name}`
  if (after.href !== before.href) {
    if (opener.isTab) at.tabs.set(opener.name, after.pathname + after.search)
    return standAt(visit, at, base)
  }
  // What draws the message of a refusal is fetched with the first.
  for (let round = 0; round < SAID_WITHIN && network.refused > refused; round += 1) {
    if ((await fingerprint(page)) !== base) break
    await settle(page, network)
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
async function fillIn(layer: Locator): Promise<void> {
  for (const field of await layer.locator('textarea:visible, input[type="text"]:visible').all()) {
    if ((await field.inputValue()) === '' && (await field.isEditable())) await field.fill('1')
  }
}
