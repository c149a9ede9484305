import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|mjs|css|html|svg|json)$/
const WORTH_IT = 400 // bytes; every page loads a file of 700
const LARGE = 500_000 // bytes; beyond it the last per cent costs seconds

/** Writes a `.br` and a `.gz` beside each text file of the build, for the server to send as they are. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) squeeze(join(dir, name))
      }
    },
  }
}

function squeeze(path: string) {
  const bytes = readFileSync(path)
  if (bytes.length < WORTH_IT) return
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
