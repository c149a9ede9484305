import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { keepOnePool } from './startup/begin-anew.ts'

keepOnePool()

// What an earlier start has compiled is read again. Before anything else is loaded, hence the import below.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
await import('./startup/run-portal.ts')
flushCompileCache()
