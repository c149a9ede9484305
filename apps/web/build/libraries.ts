const oneOf = (before: string, names: readonly string[], after: string) =>
  new RegExp(`${before}(${names.join('|')})${after}`)
const mantine = (...names: string[]) => oneOf('@mantine/core/esm/components/', names, '/')
const hooks = (...names: string[]) => oneOf('@mantine/hooks/esm/use-', names, '/')
const icons = (...names: string[]) => oneOf('/icons/Icon', names, '\\.')
const packages = (...names: string[]) => oneOf('node_modules/', names, '/')
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

const react = packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack')
/** Many questions at once, and lists that grow: asked on a page or two, and come with those. */
const manyQuestions = /@tanstack\/.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\./
const overlayHooks = either(
  hooks('focus-trap', 'focus-return', 'long-press', 'interval', 'clipboard', 'debounced-value'),
  /core\/utils\/(create-scoped-keydown-handler|find-element-in-shadow-dom)/,
)
const overlays = either(
  mantine('Popover', 'Combobox', 'Select', 'Menu', 'Tooltip', 'ScrollArea', 'Modal', 'ModalBase', 'Drawer'),
  mantine('Portal', 'FocusTrap', 'Overlay', 'Accordion', 'Avatar', 'Switch', 'Table'),
  overlayHooks,
  packages('@floating-ui', 'react-remove-scroll', 'react-remove-scroll-bar', 'react-style-singleton', 'use-sidecar'),
  packages('use-callback-ref', 'aria-hidden', 'tslib', 'get-nonce'),
  /@mantine\/core\/esm\/utils\/Floating/,
)

/** Hooks of overlays, and of a page or a few: they lie with those. */
const otherHooks = either(
  overlayHooks,
  hooks('drag', 'collapse', 'pagination', 'hotkeys', 'floating', 'list-state', 'intersection'),
)

const layout = either(
  mantine('SimpleGrid', 'Divider', 'Flex', 'Container', 'Burger', 'Center', 'Stack', 'Group', 'Skeleton'),
  mantine('ActionIcon', 'Anchor', 'Input', 'InputBase', 'TextInput', 'Box', 'Button', 'Text', 'Title'),
  mantine('UnstyledButton', 'InputsGroup', 'Loader', 'Transition', 'Paper', 'CloseButton', 'VisuallyHidden'),
  // Menus draw the marks of boxes and circles without these.
  /\/(InlineInput|InputsGroupFieldset)\/|\/(RadioIcon|CheckIcon)\./,
  /@mantine\/(core\/esm\/core|hooks|store|notifications\/esm\/notifications)|\/to-int\.|node_modules\/clsx|preload-helper/,
  // What the site draws; the application's icons are many.
  /icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  icons('Sun', 'Moon', 'Command', 'Search', 'Qrcode', 'ListCheck', 'FileCertificate', 'AlertTriangle', 'Refresh'),
  icons('ChevronLeft', 'ChevronRight', 'MapPin', 'CloudOff', 'Database', 'Key', 'CircleCheck', 'CircleX', 'Clock'),
  icons('Printer', 'QuestionMark', 'BrandGoogleFilled'),
)

const forms = either(
  mantine('PasswordInput', 'SegmentedControl', 'FloatingIndicator'),
  packages('@mantine/form', 'klona', 'fast-deep-equal'),
)

interface Library {
  readonly name: string
  readonly test: (id: string) => boolean
}
const library = (name: string, pattern: RegExp): Library => ({ name, test: (id) => pattern.test(id) })

/** The files that libraries go into, by what they are for: a page loads what it uses, in a few files. The first that fits. */
export const libraries: readonly Library[] = [
  // Every page loads both: in one file they weigh two kilobytes less.
  { name: 'foundation', test: (id) => react.test(id) && !manyQuestions.test(id) },
  { name: 'foundation', test: (id) => layout.test(id) && !otherHooks.test(id) },
  library('overlays', overlays),
  library('radio', mantine('Radio')),
  library('checkbox', mantine('Checkbox')),
  library('numbers', either(mantine('NumberInput'), packages('react-number-format'))),
  library('forms', forms),
  // With what every contract needs: a page that parses a reply loads both.
  library('contract', packages('zod')),
]

export const sharedIcons = { name: 'icons', test: /icons-react\/dist\/esm\/icons/, minShareCount: 2 }
