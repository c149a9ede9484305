import type { Plugin, Rolldown } from 'vite'
import { readByEveryPage } from '@lading/contract/calls/public-reads'
import type { Screen } from '../src/app/routes/screen.ts'

const source = (path: string) => new URL(`../src/${path}`, import.meta.url)
const routes = source('app/routes/screens.ts')
const always = `${readByEveryPage.path}?${new URLSearchParams(readByEveryPage.query)}`

/**
 * Writes beside the page which addresses there are, which files a browser needs at each besides those of every page, and
 * what its page asks first: the server names them in its first answer, so that they come beside the code.
 */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    async generateBundle(_, bundle) {
      // By an address that is not looked into: the screens lead to all their pages.
      const { screens } = (await import(routes.href)) as { screens: readonly Screen[] }
      const files = fileReader(bundle)
      const paths = [...new Set(screens.map(({ path }) => path))].filter((path) => path !== '/*')
      const pages = paths.map((path) => {
        const at = screens.filter((screen) => screen.path === path)
        const reads = [always, ...at.flatMap((screen) => screen.reads ?? [])]
        return { path, files: files(at), reads: reads.map((read) => `api${read}`) }
      })
      this.emitFile({
        type: 'asset',
        fileName: 'addresses.json',
        source: JSON.stringify([{ path: '/', files: [], reads: [] }, ...pages]),
      })
    },
  }
}

/** The files of a path's frame and page; of several pages at one path, those that all of them need. */
function fileReader(bundle: Rolldown.OutputBundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const needed = (module: URL): ReadonlySet<string> => {
    const found = new Set<string>()
    const follow = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      chunk.viteMetadata?.importedCss.forEach((style) => found.add(style))
      chunk.imports.forEach((name) => follow(chunks.get(name)))
    }
    follow(
      [...chunks.values()].find(({ facadeModuleId, moduleIds }) =>
        [facadeModuleId, ...moduleIds].includes(module.pathname),
      ),
    )
    if (found.size === 0) throw new Error(`No file of the build holds ${module.pathname}.`)
    return found
  }
  const ofEveryPage = needed(source('main.tsx'))
  return (screens: readonly Screen[]) => {
    const all = screens.map((screen) => new Set([...frameOf(screen), pageOf(screen)].flatMap((at) => [...needed(at)])))
    const shared = [...(all[0] ?? [])].filter((file) => all.every((files) => files.has(file)))
    return shared.filter((file) => !ofEveryPage.has(file)).toSorted()
  }
}

/** What the router fetches around a page (`screen-routes.tsx`). */
function frameOf({ audience, bare }: Screen): URL[] {
  if (bare) return []
  if (audience === 'public') return [source('app/layouts/PublicShell.tsx')]
  return ['app/application-routes.tsx', 'app/layouts/AppFrame.tsx'].map(source)
}

/** The module that a screen imports when it is opened. */
function pageOf({ path, page }: Screen): URL {
  const imported = /import\(\s*['"](.+?)['"]\s*\)/.exec(page.toString())?.[1]
  if (imported === undefined) throw new Error(`The screen at ${path} imports no page.`)
  return new URL(imported, routes)
}
