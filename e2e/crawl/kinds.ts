import type { Page } from '@playwright/test'
import type { Part } from './openers.ts'

/**
 * The kinds of elements in a part of the page: each with its parents, its classes, its attributes and colours, once
 * however often it stands there; of headings, tabs, fields and buttons the words, or whether there are any. Not what a
 * record says.
 */
export async function kindsIn(page: Page, { part, beside }: Part, words: 'read' | 'any'): Promise<string[]> {
  return page.evaluate(
    ({ part, beside, words }) => {
      const WORDED = 'h2, h3, h4, label, legend, th, summary, [role="tab"], button'
      const found = new Set<string>()
      for (const element of document.querySelectorAll(`${part} *`)) {
        if (element.parentElement?.closest('svg') || (beside && element.closest(beside))) continue
        const parents = [kindOf(element.parentElement?.parentElement), kindOf(element.parentElement)]
        const said = wordsOf(element)
        found.add([...parents, kindOf(element), words === 'read' ? said : said && 'words'].join(' > '))
      }
      return [...found].sort()

      function kindOf(element: Element | null | undefined): string {
        if (!element) return ''
        // Names that are drawn anew, and what a record says, are no part of a build: of most attributes the name alone.
        const attributes = [...element.attributes].map(({ name, value }) => {
          if (name === 'class') return value.replace(/__m__-\S+/g, '')
          if (name === 'style') return (value.match(/--[\w-]+:[^;]+|(color|background)[\w-]*:[^;]+/g) ?? []).join()
          const isSaid = ['role', 'type'].includes(name) || /^data-[a-z-]+$/.test(name) || /^(true|false)$/.test(value)
          return name === 'data-opener' ? '' : isSaid && value.length < 20 ? `${name}=${value}` : name
        })
        return `${element.tagName} ${attributes.sort().join(' ')}`
      }

      // In a row, the words of a button are those of the record; after a colon it names what it is for.
      function wordsOf(element: Element): string {
        if (!element.matches(WORDED) || element.closest('td, li, article, dd')) return ''
        const words = element.getAttribute('aria-label') ?? element.textContent
        return words.replace(/\d+/g, '#').replace(/:.*/s, '').trim()
      }
    },
    { part, beside, words },
  )
}
