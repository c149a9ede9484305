import type { Page } from '@playwright/test'
import { isBuiltAnew, pressedIn } from './builds.ts'
import { expectNoBarrier, NARROWEST, turn } from './look.ts'
import { openersIn, press, type Part } from './openers.ts'
import { pressAll } from './press-all.ts'
import { settle } from './settle.ts'
import { lookAsItIs, open, PHONE, reopen, WIDE, type Visit } from './visit.ts'
import { walkTab } from './walk.ts'

const PANEL: Part = { part: 'main [role="tabpanel"]' }
const FRAME: Part = { part: 'main', beside: PANEL.part }

/**
 * One of many transactions: what stands around its tabs, and what stands in each, where it is built as none before in this
 * run; there what was not pressed before. Of the other tabs it is only asked whether they scroll sideways. Says what was new.
 * @param desk who reads a transaction of which type: the same words may stand on acts that ask another desk for other things
 */
export async function walkTransaction(visit: Visit, address: string, title: string, desk: string): Promise<string> {
  const { page } = visit
  await open(visit, address)
  const hasActs = (await page.locator('main aside button').count()) > 0
  const isNewFrame = await isBuiltAnew(page, FRAME, hasActs ? desk : '')
  if (isNewFrame) await lookAsItIs(visit, address, title)
  const tabs = await tabsOf(visit)
  if (isNewFrame) await walkPart(visit, address, { ...FRAME, name: desk }, tabs)
  let count = 0
  for (const [name, tab] of tabs) {
    await turn(page, WIDE)
    await reopen(visit, tab)
    const isNew = await isBuiltAnew(page, PANEL)
    if (isNew) await walkPart(visit, tab, { ...PANEL, name }, tabs)
    else await measure(page, tab)
    if (isNew) count += 1
  }
  visit.hear(`${address}, tab by tab`, true)
  return `${isNewFrame ? 'the frame and ' : ''}${count} of ${tabs.size} tabs`
}

async function walkPart(
  visit: Visit,
  address: string,
  { name, ...part }: Part & { readonly name: string },
  tabs: ReadonlyMap<string, string>,
): Promise<void> {
  const at = { ...part, address, pressed: pressedIn(name), tabs: new Map<string, string | null>(tabs) }
  await turn(visit.page, WIDE)
  await reopen(visit, address)
  await walkTab(visit, { ...at, viewing: WIDE })
  await pressAll(visit, { ...at, viewing: PHONE })
}

async function measure(page: Page, tab: string): Promise<void> {
  await turn(page, NARROWEST)
  await expectNoBarrier(page, `${tab}, at ${NARROWEST.width} px`, 'measures')
}

/** The address of each tab, by its name. */
async function tabsOf({ page, network }: Visit): Promise<Map<string, string>> {
  await turn(page, WIDE)
  const found = new Map<string, string>()
  for (const opener of await openersIn(page, FRAME)) {
    if (!opener.isTab) continue
    await press(page, opener)
    await settle(page, network)
    const { pathname, search } = new URL(page.url())
    found.set(opener.name, pathname + search)
  }
  return found
}
