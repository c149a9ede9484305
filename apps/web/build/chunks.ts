import type { Rolldown } from 'vite'
import { libraries } from './libraries.ts'

type Graph = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Of a library's groups and our own, in this order. */
export const groups = [
  ...libraries.map((group) => ({ includeDependenciesRecursively: false, ...group })),
  { debugName: 'own', name: nameOf, includeDependenciesRecursively: false },
]

/** Shared by so many pages of the application that it comes with its frame. */
const OFTEN = 40
/** Shared with so many pages that it comes with what most pages share. What cleans letters does not: it is large. */
const SOMETIMES = 8
/** What acts are and ask: whoever reads a list does not need it. */
const workflow = /packages\/(domain\/src\/workflow\/(actions|inputs)|contract\/src\/workflow)/
const families = [
  {
    name: 'tables',
    test: /src\/(ui|lib|features\/queues)\/(?!.*(Dialog|RenameView|Activity)).*([tT]able|(?<!Pdf)View|Columns|columns|Export|ListPage|StatusBadge|ProgressBar|Money|Day|failure|days-left|Spare|TakeNext)|domain\/src\/(text|transactions)|contract\/src\/tables/,
  },
  {
    name: 'filing',
    test: /packages\/(contract\/src\/(forms|filing|documents|requirement|transaction-types)|domain\/src\/(business|filing))/,
  },
]

/**
 * The file of a module of ours that several pages share: by the frames and the kinds of pages that need it, so that none
 * loads another's. A module lies with those that need it at least as widely as itself: the files form no circle.
 * Undefined where one page needs it, or where the bundler decides.
 */
function nameOf(id: string, graph: Graph): string | undefined {
  if (!/\/(apps\/web\/src|packages)\//.test(id)) return undefined
  const entries = [...entriesOf(id, graph)]
  const isOnTop = entries.some((entry) => isOfTopBar(entry, graph))
  if (!isOnTop && (entries.length < 2 || entries.includes(id))) return undefined
  const count = (area: Area) => entries.filter((entry) => areaOf(entry, graph) === area).length
  const has = (frame: string) => entries.some((entry) => entry.endsWith(`/layouts/${frame}.tsx`))
  const [site, sign_in, application] = [count('site'), count('sign-in'), count('application')]

  if (count('start') > 0) return 'start'
  if (has('PublicShell')) return has('AppFrame') ? 'common' : 'site'
  if (site > 0 && id.includes('/packages/contract/')) return application < OFTEN ? undefined : 'contract'
  if (site > 0) return application < SOMETIMES || id.endsWith('/RichHtml.tsx') ? undefined : 'pages'
  if (sign_in > 0) {
    if (application === 0) return 'sign-in'
    return sign_in <= 4 ? undefined : /ui\/(Form|Fields|kept-form|unsent-work)\./.test(id) ? 'forms' : 'sending'
  }
  if (has('AppFrame')) return 'application'
  if (workflow.test(id)) return 'workflow'
  if (application >= OFTEN) return 'application'
  return families.find(({ test }) => test.test(id))?.name ?? (isOnTop ? 'top-bar' : undefined)
}

/** What the top bar fetches when it stands. */
const isOfTopBar = (id: string, graph: Graph) =>
  !!graph.getModuleInfo(id)?.dynamicImporters.some((by) => by.endsWith('/layouts/slots.ts'))

const known = new Map<string, ReadonlySet<string>>()

/** What is fetched on its own and needs a module, itself where it is fetched so. */
function entriesOf(id: string, graph: Graph): ReadonlySet<string> {
  const found = known.get(id)
  if (found) return found
  const entries = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const info = graph.getModuleInfo(at)
    if (!info) return
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(at)
    info.importers.forEach(climb)
  }
  climb(id)
  known.set(id, entries)
  return entries
}

type Area = 'start' | 'site' | 'sign-in' | 'application'

/** Which kind of page an entry belongs to: by the list of screens that fetches it. */
function areaOf(entry: string, graph: Graph): Area {
  const info = graph.getModuleInfo(entry)
  if (!info || info.isEntry) return 'start'
  const by = info.dynamicImporters.join(' ')
  if (/routes\/public\.ts|public-routes\.tsx/.test(by)) return 'site'
  return by.includes('routes/sign-in.ts') ? 'sign-in' : 'application'
}
