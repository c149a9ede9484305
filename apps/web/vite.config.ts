import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { addresses } from './build/addresses.ts'
import { groups } from './build/chunks.ts'
import { compress } from './build/compress.ts'
import { mark } from './build/mark.ts'
import { noCircles } from './build/no-circles.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { philippines } from './build/philippines.ts'
import { screensOfBrowsers } from './build/screens-of-browsers.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/**
 * Every page loads the list of all files, and what is random in it does not compress: seven characters of a file's sum
 * tell two versions of it apart.
 */
const named = (ending: string) => `assets/[name]-[hash:7]${ending}`

export default defineConfig({
  plugins: [react(), mark(), philippines(), pdfFiles(), addresses(), screensOfBrowsers(), noCircles(), compress()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: { groups },
        hashCharacters: 'base36',
        chunkFileNames: named('.js'),
        assetFileNames: named('[extname]'),
      },
    },
  },
})
