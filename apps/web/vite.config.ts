import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { addresses } from './build/addresses.ts'
import { compress } from './build/compress.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { philippines } from './build/philippines.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What every page loads, what only the application does: a few files instead of a crumb for each component. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  {
    name: 'mantine',
    test: /@mantine\/(hooks|store|core\/esm\/(core|utils|components\/(Box|Button|Text|Title|UnstyledButton|Loader|Anchor|Container|Group|Stack|ActionIcon|Transition|Paper|CloseButton|Burger|Input|InputBase|TextInput|VisuallyHidden)))\//,
  },
  {
    name: 'inputs',
    test: /@mantine\/(form|core\/esm\/components\/(Checkbox|Radio|PasswordInput|Textarea|SegmentedControl|FloatingIndicator|InlineInput))\/|react-number-format/,
  },
  {
    name: 'overlays',
    test: /@floating-ui|@mantine\/core\/esm\/components\/(Popover|Combobox|Select|Menu|Tooltip|ScrollArea|Modal|ModalBase|Drawer)\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
]

export default defineConfig({
  plugins: [react(), philippines(), pdfFiles(), addresses(), compress()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    manifest: true,
    // The security policy knows no font within a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
