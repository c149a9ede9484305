import { turn } from './look.ts'
import { pressAll } from './press-all.ts'
import { sendForms } from './send-forms.ts'
import type { PressedNames, Walk } from './stand.ts'
import { open, PHONE, reopen, WIDE, type Visit } from './visit.ts'

/**
 * Presses every button within a part of the page and looks at what opens; sends every form, empty and as it is. What was
 * `pressed` on another address of the screen is not pressed again; tabs are opened on each.
 */
export async function walk(
  visit: Visit,
  address: string,
  part: string,
  pressed: PressedNames = new Set(),
): Promise<void> {
  const tabs = new Map<string, string | null>()
  await open(visit, address)
  await walkThrough(visit, { address, part, viewing: WIDE, pressed, tabs })
  await pressAll(visit, { address, part, viewing: PHONE, pressed, tabs })
  for (const tab of tabs.values()) {
    if (tab === null) continue
    await turn(visit.page, WIDE)
    await reopen(visit, tab)
    await walkTab(visit, { address: tab, part, viewing: WIDE, pressed, tabs: new Map(tabs) })
  }
}

/** From the page as it stands, looked at as it is, and back to it. */
export async function walkTab(visit: Visit, at: Walk): Promise<void> {
  await visit.looks.at(`${at.address} as it is`)
  await walkThrough(visit, at)
}

async function walkThrough(visit: Visit, at: Walk): Promise<void> {
  await pressAll(visit, at)
  await sendForms(visit, at)
}
