import { expect, type Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { barriersOf } from './barriers.ts'

export interface Viewing {
  readonly width: number
  readonly scheme: 'light' | 'dark'
}
export const everyViewing: readonly Viewing[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 390, 320].map((width) => ({ width, scheme })),
)

export interface Looks {
  /** Looks at what is shown now, in each way. What was seen before, exactly as it is, is not looked at again. */
  readonly at: (state: string, viewings?: readonly Viewing[]) => Promise<void>
  /** How often something was looked at that was new. */
  readonly count: () => number
  /** How many different states were seen. */
  readonly states: () => number
}

/** Looks at one screen again and again. */
export function looksAt(page: Page, screen: string): Looks {
  const seen = new Set<string>()
  const states = new Set<string>()
  let count = 0
  return {
    at: async (state, viewings = everyViewing) => {
      for (const viewing of viewings) {
        await turn(page, viewing)
        const shown = `${viewing.scheme} ${viewing.width} ${await fingerprint(page)}`
        if (seen.has(shown)) continue
        seen.add(shown)
        states.add(state)
        count += 1
        await expectNoBarrier(page, `${screen}, ${state}, at ${viewing.width} px, ${viewing.scheme}`, viewing.scheme)
      }
    },
    count: () => count,
    states: () => states.size,
  }
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

/** What must hold of anything the portal shows. */
export async function expectNoBarrier(page: Page, shown: string, scheme: Viewing['scheme'] = 'light'): Promise<void> {
  const found = await barriersOf(page, scheme === 'light' ? 'everything' : 'colours')
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

/** What is shown, without the names that libraries draw anew each time, what is counted down, and empty places. */
export async function fingerprint(page: Page): Promise<string> {
  const body = await page.evaluate(() => document.body.outerHTML)
  const plain = body
    .replace(/\sdata-opener="[^"]*"/g, '')
    .replace(/mantine-[a-z0-9]{6,}(-[\w-]+)?(?=")/g, 'id')
    .replace(/_r_[a-z0-9]+_|:r[a-z0-9]+:/g, 'id')
    .replace(/\d+ min left/g, 'id') // of a lock
    .replace(/<div class="[^"]*mantine-Notifications-root[^>]*><div><\/div><\/div>/g, '') // stay once one was shown
  return createHash('sha1').update(plain).digest('hex')
}
