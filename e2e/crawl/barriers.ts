import type { Page } from '@playwright/test'
import axe from 'axe-core'

// A colour scheme changes colours alone: the rest was asked of the same elements in the other scheme.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, one line a rule with the elements that break it. */
export async function barriersOf(page: Page, asked: 'everything' | 'colours'): Promise<string[]> {
  const violations = await violationsOf(page, asked === 'colours' ? COLOUR_RULES : undefined)
  const lines: string[] = []
  for (const { id, nodes } of violations) {
    const left = OF_LISTS.includes(id) ? await outsideLists(page, nodes) : nodes
    if (left.length > 0) lines.push(`${id}: ${left.join(', ')}`)
  }
  return lines
}

/** The rules that are broken, with the elements that break them. A document is given axe once, however often it is asked. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<{ id: string; nodes: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      preload: false, // no rule that is on reads style sheets
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) }))
  }, rules)
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
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
