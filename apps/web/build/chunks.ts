import type { Rolldown } from 'vite'

type Graph = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const mantine = (...names: string[]) => new RegExp(`@mantine/core/esm/components/(${names.join('|')})/`)
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/** The files that libraries go into, by what they are for: a page loads what it uses, in a few files. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  {
    name: 'mantine',
    test: either(
      mantine('Grid', 'SimpleGrid', 'Divider', 'Flex', 'Container', 'Burger', 'Center', 'Stack', 'Group', 'Skeleton'),
      mantine('ActionIcon', 'Anchor', 'Input', 'InputBase', 'TextInput', 'Box', 'Button', 'Text', 'Title'),
      mantine('UnstyledButton', 'Loader', 'Transition', 'Paper', 'CloseButton', 'VisuallyHidden'),
      /@mantine\/(hooks(?!\/esm\/use-(drag|collapse|long-press|pagination|hotkeys|focus-trap|floating|list-state|intersection))|store|notifications\/esm\/notifications|core\/esm\/core)|\/to-int\.|node_modules\/clsx|preload-helper/,
      /esm\/(createReactComponent|defaultAttributes|icons\/Icon(Sun|Moon|Command|Search|Qrcode|ListCheck|FileCertificate)\.)/,
    ),
  },
  { name: 'choices', test: either(mantine('Checkbox', 'Radio'), /\/InlineInput\//) },
  { name: 'numbers', test: either(mantine('NumberInput'), /react-number-format/) },
  {
    name: 'inputs',
    test: either(
      mantine('PasswordInput', 'Textarea', 'SegmentedControl', 'FloatingIndicator'),
      /@mantine\/form|klona|fast-deep-equal/,
    ),
  },
  {
    name: 'overlays',
    test: either(
      mantine('Popover', 'Combobox', 'Select', 'Menu', 'Tooltip', 'ScrollArea', 'Modal', 'ModalBase', 'Drawer'),
      mantine('Portal', 'FocusTrap', 'Overlay', 'Accordion'),
      /@floating-ui|node_modules\/(react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)/,
      /@mantine\/core\/esm\/utils\/Floating/,
    ),
  },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'icons', test: /icons-react\/dist\/esm\/icons/, minShareCount: 3 },
]

/** Of a library's groups and our own, in this order. */
export const groups = [
  ...libraries.map((group) => ({ includeDependenciesRecursively: false, ...group })),
  { debugName: 'own', name: nameOf, includeDependenciesRecursively: false },
]

/** Shared by so many pages of the application that it comes with its frame. */
const OFTEN = 40
const families = [
  {
    name: 'tables',
    test: /src\/(ui|lib|features\/queues)\/.*([tT]able|View|Columns|columns|Export|ListPage|StatusBadge|ProgressBar|Money|Day|failure|days-left|Spare|TakeNext)|domain\/src\/(text|transactions)|contract\/src\/tables/,
  },
  {
    name: 'filing',
    test: /packages\/(contract\/src\/(forms|filing|documents|requirement|transaction-types)|domain\/src\/(business|filing))/,
  },
  { name: 'actions', test: /packages\/domain\/src\/workflow\/actions/ },
]

/**
 * The file of a module of ours that several pages share: by the frames and the kinds of pages that need it, so that none
 * loads another's. A module lies with those that need it at least as widely as itself: the files form no circle.
 * Undefined where one page needs it, or where the bundler decides.
 */
function nameOf(id: string, graph: Graph): string | undefined {
  if (!/\/(apps\/web\/src|packages)\//.test(id)) return undefined
  const entries = [...entriesOf(id, graph)]
  if (entries.length < 2 || entries.includes(id)) return undefined
  const count = (area: Area) => entries.filter((entry) => areaOf(entry, graph) === area).length
  const has = (frame: string) => entries.some((entry) => entry.endsWith(`/layouts/${frame}.tsx`))
  const [site, sign_in, application] = [count('site'), count('sign-in'), count('application')]

  if (count('start') > 0) return 'start'
  if (has('PublicShell')) return has('AppFrame') ? 'common' : 'site'
  if (site > 0 && application < OFTEN) return undefined
  if (site > 0) return id.includes('/packages/contract/') ? 'contract' : 'pages'
  if (sign_in > 0) return application === 0 ? 'sign-in' : sign_in > 4 ? 'forms' : undefined
  if (has('AppFrame') || application >= OFTEN) return 'application'
  return families.find(({ test }) => test.test(id))?.name
}

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
