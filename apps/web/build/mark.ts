import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const drawing = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  .trim()
  .replace('<svg', '<svg aria-hidden="true"')

/** Draws the mark into the page, where it stands until the first page does: it needs no request of its own. */
export function mark(): Plugin {
  return {
    name: 'mark',
    transformIndexHtml: (page) => page.replace('<!-- the mark -->', drawing),
  }
}
