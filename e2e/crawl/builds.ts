import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/setup/processes/run.js'
import type { Part } from './openers.ts'

const folder = join(root, '.cache/results/builds')

export function forgetBuilds(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Whether no visit of this run, in whichever worker, stood before a part (of a case) that is built like this one. */
export async function isBuiltAnew(page: Page, part: Part, of = ''): Promise<boolean> {
  try {
    writeFileSync(join(folder, await buildOf(page, part, of)), '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * What the part is built of: each kind of element with its parents, its classes, its attributes and colours, each once
 * however often it stands there; the words of headings, tabs, fields and buttons. Not what a record says.
 */
async function buildOf(page: Page, { part, beside }: Part, of: string): Promise<string> {
  const kinds = await page.evaluate(
    ({ part, beside }) => {
      const WORDED = 'h2, h3, h4, label, legend, th, summary, [role="tab"], button'
      const found = new Set<string>()
      for (const element of document.querySelectorAll(`${part} *`)) {
        if (element.parentElement?.closest('svg') || (beside && element.closest(beside))) continue
        const parents = [kindOf(element.parentElement?.parentElement), kindOf(element.parentElement)]
        found.add([...parents, kindOf(element), wordsOf(element)].join(' > '))
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
    { part, beside },
  )
  return createHash('sha1')
    .update([of, ...kinds].join('\n'))
    .digest('hex')
}
