import type { Rolldown } from 'vite'
import { libraries, sharedIcons } from './libraries.ts'

type Graph = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const libraryOf = (id: string) => libraries.find(({ test }) => test(id))?.name

/** Libraries and modules of ours in one group: those that have the same name lie in the same file. */
export const groups = [
  {
    name: (id: string, graph: Graph) => libraryOf(id) ?? nameOf(id, graph),
    includeDependenciesRecursively: false,
  },
  { ...sharedIcons, includeDependenciesRecursively: false },
]

/** Shared by so many pages of the application that it comes with its frame. */
const OFTEN = 50
/** So that a contract comes with those that most pages of the application need. */
const SOMETIMES = 8
const FORM =
  /ui\/forms\/(?:[\w-]+\/)?(Form|bound|Fields|kept-form|unsent-work|unsent-answers|UnsentNotice|OvertakenAnswers|awaited-rules)\./
const SERVICES = /features\/home\/ServiceLinks|transactions\/(definitions\/|(family|services|service-introductions)\.)/
/** What acts are and ask: a reader of a list does not need it. */
const workflow = /packages\/(domain\/src\/workflow\/(actions|transition\/inputs)|contract\/src\/workflow)/
const families = [
  {
    name: 'tables',
    test: /src\/(ui|lib|features\/queues)\/(?!.*(Dialog|RenameView|Activity)).*(Sideways|[tT]able|FrameBar|RowLink|(?<!Pdf)View|Columns|columns|Export|ListPage|StatusBadge|ProgressBar|Money|Day|failure|days-left|Spare|TakeNext)[\w-]*\.|domain\/src\/(text|transactions)|contract\/src\/(tables|addresses\/(transaction-path|family-screens))/,
  },
  {
    name: 'filing',
    test: /packages\/(contract\/src\/(forms|accreditations\/scopes|filing\/(filing|requirement|own-transaction)|documents\/(documents|pickup)|transaction-types)|domain\/src\/(business|filing|accreditation|documents|evaluation|reports|dates\/day-typed))/,
  },
  {
    name: 'fields',
    test: /src\/ui\/(forms\/(?:[\w-]+\/)?((Choice|Grouped)Fields|use-grouped-typing|(LongText|Number|Select|Date)Field|calendar|is-touched|day-typed|DateInput)|uploads\/(UploadBox|DropBox|use-sending|fitted|photos\/(TakePhotos|PhotoInput)))/,
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
  const count = (area: Area) => entries.filter((entry) => areaOf(entry, graph) === area).length
  if (count('start') > 0) return 'start'
  if (!isOnTop && (entries.length < 2 || entries.includes(id))) return undefined
  const has = (page: string) => entries.some((entry) => entry.endsWith(`/${page}.tsx`))
  const [site, sign_in, application] = [count('site'), count('sign-in'), count('application')]
  const isContract = id.includes('/packages/contract/')

  // The services, what introduces them and the types they begin are read at home and on their own pages; the rest of the
  // site comes without.
  if (SERVICES.test(id)) return 'services'
  if (has('PublicShell') && has('AppFrame') && sign_in === 0) return 'frames'
  // In a file of its own it would cost two requests more, and every page needs it.
  if (has('PublicShell') || (site > 0 && sign_in > 0 && !isContract)) return 'start'
  // Of the site the start pages of services alone: no other page of it waits for that.
  if (site === 1 && has('ServicePage')) return 'of-services'
  // What cleans letters is large, and one page of the site shows letters.
  if (site > 0 && !isContract) return id.endsWith('/RichHtml.tsx') ? undefined : 'pages'
  // What the contract of the accounts needs comes with what every contract needs.
  if (site > 0 || (sign_in > 0 && id.includes('/packages/'))) return application < SOMETIMES ? undefined : 'contract'
  if (sign_in > 0 && application === 0) return has('LoginPage') ? 'sign-in' : undefined
  if (sign_in > 4) return FORM.test(id) ? 'forms' : 'sending'
  if (has('AppFrame')) return 'application'
  if (workflow.test(id)) return 'workflow'
  if (application >= OFTEN) return 'application'
  const family = families.find(({ test }) => test.test(id))
  if (family || isOnTop) return family?.name ?? 'top-bar'
  // Nearly all of what shows a filing and its documents is read wherever a transaction is.
  return has('AnswersTab') ? 'case' : undefined
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
  return /routes\/sign-in\.ts|features\/accounts\//.test(by) ? 'sign-in' : 'application'
}
