import { existsSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { LongestFirst } from './tools/setup/vitest/longest-first.ts'

const web = 'apps/web/vitest.config.ts'
const exclude = ['**/node_modules/**', '**/dist/**']

/** Tests leave nothing behind for each other, so that a worker takes one file after the other and loads the portal once. */
const shared = { isolate: false }
const isQuick = process.env['LADING_QUICK'] === 'yes'
const pure = {
  exclude: isQuick ? [...exclude, 'tools/setup/processes/**'] : exclude,
  ...shared,
  testTimeout: 60_000,
  setupFiles: ['tools/setup/vitest/property-runs.ts'],
}

const domain: TestProjectConfiguration = {
  test: { name: 'domain', include: ['packages/**/*.test.ts'], ...pure },
}

const house: TestProjectConfiguration = {
  test: { name: 'house', include: ['tools/**/*.test.ts'], ...pure },
}

/** What never comes as far as a PostgreSQL. */
const embeddedAlone = ['startup/failed-start', 'platform/embedded/make-embedded'].map(
  (name) => `apps/server/src/${name}.test.ts`,
)

/** What asks no database, and takes long. */
const onceAlone = ['modules/uploads/corpus'].map((name) => `apps/server/src/${name}.test.ts`)

/** What takes an hour in full, and is a stage of the proof each. */
const walks = process.env['LADING_WALKS'] === 'apart' ? ['**/workflow/walks/{random-walks,refusals}*'] : []

/** The same tests on both databases; `npm test` runs a sample of them on PGlite. DATABASE_URL is never the one of the person's own shell. */
function server(database: 'pglite' | 'postgres'): TestProjectConfiguration {
  return {
    test: {
      name: `server-${database}`,
      include: ['apps/server/**/*.test.ts'],
      exclude: [...exclude, ...walks, ...(database === 'postgres' ? embeddedAlone : onceAlone)],
      env: { LADING_DATABASE: database, ...(database === 'pglite' ? { DATABASE_URL: '' } : {}) },
      globalSetup:
        database === 'postgres'
          ? ['tools/setup/vitest/server-on-postgres.ts', 'apps/server/src/testing/databases/one-run.ts']
          : [],
      ...shared,
      // while one waits for PostgreSQL, another has its processor; PGlite is in the worker's own process
      maxWorkers: database === 'postgres' ? 3 : 2,
      testTimeout: process.env['LADING_PROOF'] === 'full' ? 1_200_000 : 60_000, // what takes longer names its own time
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    projects: [domain, house, server('pglite'), server('postgres'), ...(existsSync(web) ? [web] : [])],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
