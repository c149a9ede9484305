const oneOf = (before: string, names: readonly string[], after: string) =>
  new RegExp(`${before}(${names.join('|')})${after}`)
const mantine = (...names: string[]) => oneOf('@mantine/core/esm/components/', names, '/')
const hooks = (...names: string[]) => oneOf('@mantine/hooks/esm/use-', names, '/')
const icons = (...names: string[]) => oneOf('/icons/Icon', names, '\\.')
const packages = (...names: string[]) => oneOf('node_modules/', names, '/')
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

const overlayHooks = hooks('focus-trap', 'focus-return', 'long-press', 'interval')
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
  icons('Printer', 'QuestionMark'),
)

/** The files that libraries go into, by what they are for: a page loads what it uses, in a few files. The first that fits. */
export const libraries = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack') },
  { name: 'layout', test: (id: string) => layout.test(id) && !otherHooks.test(id) },
  { name: 'overlays', test: overlays },
  { name: 'radio', test: mantine('Radio') },
  { name: 'checkbox', test: mantine('Checkbox') },
  { name: 'numbers', test: either(mantine('NumberInput'), packages('react-number-format')) },
  {
    name: 'inputs',
    test: either(
      mantine('PasswordInput', 'Textarea', 'SegmentedControl', 'FloatingIndicator'),
      packages('@mantine/form', 'klona', 'fast-deep-equal'),
    ),
  },
  { name: 'zod', test: packages('zod') },
  { name: 'icons', test: /icons-react\/dist\/esm\/icons/, minShareCount: 2 },
]
