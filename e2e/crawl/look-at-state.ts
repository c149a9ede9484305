import type { Page } from '@playwright/test'
import { everyViewing, expectNoBarrier, turn } from './look.ts'

const isProof = process.env.LADING_PROOF === 'full'

/**
 * In the proof, looks at what an act has brought about, as the crawl looks at what stands in the demonstration: by all
 * rules, at each width and in both schemes. The page has its width again afterwards.
 */
export async function lookInProof(page: Page, state: string): Promise<void> {
  if (isProof) await lookAtState(page, state)
}

/** The same, whenever it is called. */
export async function lookAtState(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  for (const viewing of everyViewing) {
    await turn(page, viewing)
    const { width, scheme } = viewing
    await expectNoBarrier(page, `${state}, at ${width} px, ${scheme}`, scheme === 'light' ? 'everything' : 'colours')
  }
  if (!size) return
  await turn(page, { width: size.width, scheme: 'light' })
  await page.setViewportSize(size)
}
