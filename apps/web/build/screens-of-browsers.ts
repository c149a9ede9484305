import { parseAst, type Plugin } from 'vite'

/** What a screen says to the crawl and to the server's first answer (`addresses.ts`): a browser reads neither. */
const UNREAD = new Set(['sample', 'reads'])

/** Leaves out of the built lists of screens what no browser reads. */
export function screensOfBrowsers(): Plugin {
  return {
    name: 'screens-of-browsers',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/app\/routes\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: without(unreadIn(parseAst(code)), code), map: null }),
    },
  }
}

interface Span {
  readonly start: number
  readonly end: number
}
type Found = Span & { readonly type: string; readonly key?: { readonly name?: string } }

/** The properties of those names, in the order they stand. */
function unreadIn(tree: unknown): Span[] {
  const found: Span[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(look)
    if (typeof node !== 'object' || node === null) return
    const { type, key, start, end } = node as Found
    if (type === 'Property' && UNREAD.has(key?.name ?? '')) found.push({ start, end })
    else Object.values(node).forEach(look)
  }
  look(tree)
  return found
}

/** A text without those spans, and without the commas after them. */
function without(spans: readonly Span[], code: string): string {
  const starts = [0, ...spans.map(({ end }) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0))]
  return starts.map((start, place) => code.slice(start, spans[place]?.start)).join('')
}
