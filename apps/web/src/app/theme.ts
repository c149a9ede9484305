import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The deep blue-green of a certificate's ink. */
const pacific: MantineColorsTuple = [
  '#eaf5f7',
  '#d5e8ec',
  '#a9d0d9',
  '#79b6c4',
  '#52a0b2',
  '#3991a6',
  '#24859c',
  '#0f6d83',
  '#0a586b',
  '#063f4e',
]
/** Seals and accents. */
const brass: MantineColorsTuple = [
  '#fdf6e7',
  '#f7ead0',
  '#edd4a1',
  '#e3bc6d',
  '#dba843',
  '#d69b29',
  '#cf921c',
  '#a97412',
  '#8a5e0c',
  '#6b4804',
]
/** What is refused, stopped or dangerous. */
const stamp: MantineColorsTuple = [
  '#fdeeea',
  '#f6dad4',
  '#eeb1a5',
  '#e68672',
  '#e06247',
  '#dc4b2c',
  '#cf3f20',
  '#b03418',
  '#8f2a13',
  '#6f1e0b',
]
/** What is done. */
const leaf: MantineColorsTuple = [
  '#e9f5ec',
  '#d3ead9',
  '#a6d4b3',
  '#76bd8a',
  '#4fa968',
  '#379c53',
  '#2a9548',
  '#1b7a37',
  '#12602a',
  '#0a4a1f',
]
/** Dark surfaces stay in the ink's hue: 7 is a card, 6 a field, 4 a line, 2 dimmed text, 0 text. */
const dark: MantineColorsTuple = [
  '#e4edf0',
  '#c3d2d8',
  '#9db2ba',
  '#7b939d',
  '#37505b',
  '#2a414b',
  '#1b313b',
  '#132630',
  '#0d1c24',
  '#081419',
]

const menuTransition = { duration: 250 } // milliseconds; specification, section 9

/** Lading's colours, letters and defaults for every Mantine component. */
export const theme = createTheme({
  colors: { pacific, brass, stamp, leaf, dark },
  primaryColor: 'pacific',
  primaryShade: { light: 7, dark: 4 },
  black: '#10242c',
  defaultRadius: 'md',
  cursorType: 'pointer',
  autoContrast: true,
  luminanceThreshold: 0.28,
  respectReducedMotion: true,
  fontFamily: "'Public Sans Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: {
    fontFamily: "'Source Serif 4', Georgia, serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--text-display)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--text-xl)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--text-md)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--text-md)', lineHeight: '1.45' },
      h5: { fontSize: 'var(--text-md)', lineHeight: '1.5' },
      h6: { fontSize: 'var(--text-sm)', lineHeight: '1.5' },
    },
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    dense: 'var(--text-dense)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-md)', // of Mantine's larger controls
    xl: 'var(--text-xl)',
  },
  spacing: {
    xxs: 'var(--space-xxs)',
    xs: 'var(--space-xs)',
    sm: 'var(--space-sm)',
    md: 'var(--space-md)',
    lg: 'var(--space-lg)',
    xl: 'var(--space-xl)',
  },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '18px' },
  // Plain objects, not Button.extend: naming the components here would put them all into the first load.
  components: {
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    // Mantine's lines of 1.5 px are drawn as one pixel or two.
    Burger: { defaultProps: { lineSize: 2 } },
    Button: { defaultProps: { fw: 600 } },
    // A list that is placed within the page makes the page of a phone as wide as itself until it has found its place.
    Combobox: { defaultProps: { floatingStrategy: 'fixed' } },
    // Its focusable placeholder is no item, so readers would not take the list for a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: menuTransition } },
    NavLink: { defaultProps: { variant: 'subtle' } },
    Popover: { defaultProps: { transitionProps: menuTransition } },
    Table: { defaultProps: { verticalSpacing: 'sm' } },
    Tooltip: {
      defaultProps: {
        events: { hover: true, focus: true, touch: true },
        // Beside what it names: at the end of the document it would lie outside every landmark.
        withinPortal: false,
        floatingStrategy: 'fixed',
      },
    },
  },
})
