import { expect, type Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { barriersOf } from './barriers.ts'
import { kindsIn } from './kinds.ts'

export interface Viewing {
  readonly width: number
  readonly scheme: 'light' | 'dark'
}
// No rule of a style sheet sets in or ends between 320 and 390 px but for the words of the public brand, which the wide
// screen shows as well: the colours of the narrow dark screen are asked for at one width, and 390 px come after 320.
export const everyViewing: readonly Viewing[] = [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'light' },
  { width: 390, scheme: 'light' },
  { width: 320, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
]

export const NARROWEST: Viewing = { width: 320, scheme: 'light' }

export interface Looks {
  /**
   * Looks at what is shown now, in each way. What was seen before, exactly as it is, is not looked at again; what opens
   * or comes back out of kinds of elements that this run has judged is only measured, at the narrowest.
   */
  readonly at: (state: string, viewings?: readonly Viewing[]) => Promise<void>
  /** Looks in each way, whatever was seen on other screens. */
  readonly atWhole: (state: string) => Promise<void>
  /** How often something was looked at that was new. */
  readonly count: () => number
  /** How many different states were seen. */
  readonly states: () => number
}

/** The kinds of elements that this worker has judged, by how they were viewed. */
const judged = new Map<string, Set<string>>()
const nameOf = ({ width, scheme }: Viewing) => `${scheme} ${width}`

/** Looks at one screen again and again. */
export function looksAt(page: Page, screen: string): Looks {
  const seen = new Set<string>()
  const states = new Set<string>()
  let count = 0
  const at = async (state: string, viewings: readonly Viewing[], isWhole: boolean) => {
    const stands = turned.get(page) ?? NARROWEST
    const now = `${viewings.length} ${nameOf(stands)} ${await fingerprint(page)}`
    if (seen.has(now)) return
    seen.add(now)
    const isKnown = !isWhole && (await isOfKinds(page, stands))
    for (const viewing of isKnown ? [NARROWEST] : viewings) {
      await turn(page, viewing)
      const shown = await fingerprint(page)
      const isSame = viewing.width === 390 && seen.has(`${viewing.scheme} 320 ${shown}`)
      if (seen.has(`${nameOf(viewing)} ${shown}`)) continue
      seen.add(`${nameOf(viewing)} ${shown}`)
      states.add(state)
      count += 1
      const isMeasured = isSame || (!isWhole && (await isOfKinds(page, viewing)))
      const asked = isMeasured ? 'measures' : viewing.scheme === 'light' ? 'everything' : 'colours'
      await expectNoBarrier(page, `${screen}, ${state}, at ${viewing.width} px, ${viewing.scheme}`, asked)
      if (!isMeasured) await judge(page, viewing)
    }
  }
  return {
    at: (state, viewings = everyViewing) => at(state, viewings, false),
    atWhole: (state) => at(state, everyViewing, true),
    count: () => count,
    states: () => states.size,
  }
}

async function isOfKinds(page: Page, viewing: Viewing): Promise<boolean> {
  const known = judged.get(nameOf(viewing))
  return known !== undefined && (await kindsIn(page, { part: 'body' }, 'any')).every((kind) => known.has(kind))
}

async function judge(page: Page, viewing: Viewing): Promise<void> {
  const known = judged.get(nameOf(viewing)) ?? new Set()
  judged.set(nameOf(viewing), known)
  for (const kind of await kindsIn(page, { part: 'body' }, 'any')) known.add(kind)
}

const turned = new WeakMap<Page, Viewing>()

export async function turn(page: Page, viewing: Viewing): Promise<void> {
  const { width, scheme } = viewing
  const now = turned.get(page)
  if (now?.width === width && now.scheme === scheme) return
  turned.set(page, viewing)
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** What must hold of anything the portal shows: by the rules of accessibility, or by its measures alone. */
export async function expectNoBarrier(
  page: Page,
  shown: string,
  asked: 'everything' | 'colours' | 'measures' = 'everything',
): Promise<void> {
  const found = asked === 'measures' ? [] : await barriersOf(page, asked)
  const { overflow, headings, title } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    title: document.title,
  }))
  if (overflow > 0) found.push(`it scrolls sideways by ${overflow} px`)
  if (headings > 1) found.push(`${headings} headings of level 1`)
  if (!title.endsWith(' · Lading')) found.push(`the document is called “${title}”`)
  expect.soft(found, shown).toEqual([])
}

/** What is shown, without the names that libraries draw anew each time, what comes and goes by itself, and empty places. */
export async function fingerprint(page: Page): Promise<string> {
  const body = await page.evaluate(() => document.body.outerHTML)
  const plain = body
    .replace(/\sdata-opener="[^"]*"/g, '')
    .replace(/mantine-[a-z0-9]{6,}(-[\w-]+)?(?=")/g, 'id')
    .replace(/_r_[a-z0-9]+_|:r[a-z0-9]+:/g, 'id')
    .replace(/\d+ min left/g, 'id') // of a lock
    .replace(/<span role="presentation".*?<\/span>(<br role="presentation">)?|<canvas lang=.*?<\/canvas>/gs, '') // words of a PDF
    .replace(/<div class="[^"]*mantine-Notifications-root[^>]*><div><\/div><\/div>/g, '') // stay once one was shown
  return createHash('sha1').update(plain).digest('hex')
}
