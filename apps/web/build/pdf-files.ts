import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What the PDF viewer fetches while it draws: fonts a document does not carry, decoders of scanned pictures. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'] as const
const WANTED = /\.(bcmap|pfb|ttf|js)$/

/** Carries the PDF viewer's own files into the build, under a folder named by their version. */
export function pdfFiles(): Plugin {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const place = `assets/pdfjs-${version}`
  return {
    name: 'pdf-files',
    config: () => ({ define: { 'import.meta.env.VITE_PDF_FILES': JSON.stringify(`/${place}/`) } }),
    generateBundle() {
      for (const folder of FOLDERS)
        for (const file of readdirSync(join(home, folder)).filter((name) => WANTED.test(name)))
          this.emitFile({
            type: 'asset',
            fileName: `${place}/${folder}/${file}`,
            source: readFileSync(join(home, folder, file)),
          })
    },
  }
}
