import type { Rolldown } from 'vite'

type Graph = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Libraries that come whole or in parts of one use. Their modules are read through one door, which hides who needs which. */
export const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  {
    name: 'mantine',
    test: /@mantine\/(hooks|store|core\/esm\/(core|utils|components\/(Box|Button|Text|Title|UnstyledButton|Loader|Anchor|Container|Group|Stack|Flex|Grid|SimpleGrid|Divider|ActionIcon|Transition|Paper|CloseButton|Burger|VisuallyHidden|Skeleton|Center|Badge)))\//,
  },
  {
    name: 'inputs',
    test: /@mantine\/(form|core\/esm\/components\/(Input|InputBase|TextInput|Checkbox|Radio|PasswordInput|Textarea|SegmentedControl|FloatingIndicator|InlineInput))\/|react-number-format/,
  },
  {
    name: 'overlays',
    test: /@floating-ui|@mantine\/core\/esm\/components\/(Popover|Combobox|Select|Menu|Tooltip|ScrollArea|Modal|ModalBase|Drawer)\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'icons', test: /icons-react\/dist\/esm\/(icons|create)/ },
]

/** A module shared by so many pages of the application comes with its frame. */
const OFTEN = Number(process.env.OFTEN ?? 10)

/**
 * The file of a module of our own that several pages share: one for what every page needs, one for the site, one for
 * signing in, one for the application, instead of a crumb for each set of pages. Undefined where the bundler decides.
 */
export function sharedBy(id: string, graph: Graph): string | undefined {
  if (!/\/(apps\/web\/src|packages)\//.test(id)) return undefined
  const entries = entriesOf(id, graph)
  if (entries.size < 2) return undefined
  const of = (area: string) => [...entries].filter((entry) => areaOf(entry, graph) === area).length
  const [start, site, signIn, application] = ['start', 'site', 'sign-in', 'application'].map(of) as [
    number,
    number,
    number,
    number,
  ]
  if (start > 0) return 'start'
  if (site > 0) return application + signIn > 0 ? 'common' : 'site'
  if (signIn > 0) return application > 0 ? 'forms' : 'sign-in'
  return application >= OFTEN || [...entries].some((entry) => /AppFrame/.test(entry)) ? 'application' : undefined
}

const known = new Map<string, Set<string>>()

/** The modules fetched on their own that need a module, itself where it is one. */
function entriesOf(id: string, graph: Graph): Set<string> {
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

function areaOf(entry: string, graph: Graph): string {
  const info = graph.getModuleInfo(entry)
  if (!info || info.isEntry) return 'start'
  const by = info.dynamicImporters.join(' ')
  if (/routes\/public\.ts|public-routes\.tsx/.test(by)) return 'site'
  if (/routes\/sign-in\.ts/.test(by)) return 'sign-in'
  return 'application'
}
