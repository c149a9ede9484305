import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

// Node ends the whole process, rarely, where it frees compiled code of WebAssembly ("Check failed: jit_page_", nodejs/node
// issue 64500). What is compiled is kept instead: some megabytes a process.
setFlagsFromString('--no-wasm-code-gc')

/** Opens an embedded PostgreSQL: the one place that does, since the process must be prepared before its code is compiled. */
export const openPglite = (options: PGliteOptions): Promise<PGlite> => PGlite.create(options)
