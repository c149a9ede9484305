import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// A colour scheme changes colours alone: the rest was asked of the same elements in the other scheme.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, one line a rule with the elements that break it. */
export async function barriersOf(page: Page, asked: 'everything' | 'colours'): Promise<string[]> {
  // The portal shows no frames: the mode without them opens no second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (asked === 'colours' ? axe.withRules(COLOUR_RULES) : axe).analyze()
  const lines: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    const left = OF_LISTS.includes(id) ? await outsideLists(page, targets) : targets
    if (left.length > 0) lines.push(`${id}: ${left.join(', ')}`)
  }
  return lines
}

// The list of a combobox is reached, read and scrolled from its field (ARIA, combobox pattern), wherever it is drawn;
// axe knows that of the list itself, but not of the boxes around it.
const OF_LISTS = ['region', 'scrollable-region-focusable']

/** Those that neither hold the list of a combobox nor lie within one. */
async function outsideLists(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const element = document.querySelector(selector)
        return !element?.closest('[role="listbox"]') && !element?.querySelector(':scope [role="listbox"]')
      }),
    targets,
  )
}
