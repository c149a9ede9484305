import { ensureBrowser } from './browser.ts'
import { ensurePostgres } from './postgres.ts'
import { ensurePoppler } from './poppler.ts'

// One after the other: two apt-get at once wait for each other's lock and fail.
console.log(`PostgreSQL for the tests: ${await ensurePostgres()}`)
console.log(`Browser for the tests: ${await ensureBrowser()}`)
console.log(`PDF programs for the tests: ${await ensurePoppler()}`)
