import { existsSync, readFileSync } from 'node:fs'

/** A screen of the application, as the build writes it (`apps/web/build/addresses.ts`). */
interface PageAddress {
  readonly path: string
  /** What a browser needs there besides the files of every page. */
  readonly files: readonly string[]
  /** The calls that its page makes first; `:name` stands for the part of the address. */
  readonly reads: readonly string[]
}

/** What the page at an address fetches first. */
export type FetchedFirst = Pick<PageAddress, 'files' | 'reads'>

const nothing: FetchedFirst = { files: [], reads: [] }

/** What the screen at a path fetches first; undefined where none stands, nothing where the build does not say. */
export function readPageAddresses(file: string): (pathname: string) => FetchedFirst | undefined {
  if (!existsSync(file)) return () => nothing
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as PageAddress[]).map((page) => ({
    ...page,
    pattern: partsOf(page.path.toLowerCase()),
  }))
  return (pathname) => {
    const parts = partsOf(pathname)
    const page = pages.find(({ pattern }) => isAt(pattern, parts))
    return page && { files: page.files, reads: page.reads.flatMap((read) => filled(read, partsOf(page.path), parts)) }
  }
}

/** The page, naming what its code will ask for, so that it is fetched beside the code and not after it. */
export function pageNaming(page: string, { files, reads }: FetchedFirst): string {
  const links = [
    ...files.map((file) => (file.endsWith('.css') ? link('preload', file, 'style') : link('modulepreload', file))),
    ...reads.map((read) => link('preload', read, 'fetch')),
  ]
  return page.replace('</head>', `${links.join('')}</head>`)
}

const link = (rel: string, path: string, as?: string) =>
  `<link rel="${rel}"${as ? ` as="${as}"` : ''} crossorigin href="/${path}">`

/** As the application reads an address: whatever its case, with or without a stroke at its end. */
function isAt(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => part.startsWith(':') || part === parts[place]?.toLowerCase())
  )
}

/** The address of a call; none where a part of the page's address is no plain name, which no record has. */
function filled(read: string, pattern: readonly string[], parts: readonly string[]): string[] {
  const names = new Map(pattern.map((part, place) => [part, parts[place] ?? '']))
  const isPlain = [...names].every(([name, part]) => !name.startsWith(':') || /^[\w.~-]+$/.test(part))
  return isPlain ? [read.replace(/:\w+/g, (name) => names.get(name) ?? name)] : []
}

const partsOf = (pathname: string) => pathname.replace(/\/+$/, '').split('/')
