import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = new URL('../public/favicon.svg', import.meta.url)

/** Draws the mark into the page, where it stands until the first page does: it needs no request of its own. */
export function mark(): Plugin {
  return {
    name: 'mark',
    transformIndexHtml: (page) => page.replace('<!-- the mark -->', readFileSync(file, 'utf8').trim()),
  }
}
