import { countsOfPlaywright, countsOfVitest } from './counts.ts'
import { killing, pgliteSample } from './pglite-sample.ts'
import type { TestStage } from './stage.ts'

const RESULTS = '.cache/results'

/** What can be said about the code without running it. */
export const checks: TestStage[] = [
  types('types', '.'),
  types('types of the browser side', 'e2e'),
  { name: 'lint', program: 'oxlint', words: [] },
  { name: 'format', program: 'oxfmt', words: ['--check'] },
]

/** A forgotten `await` leaves its transaction. Only a linter that knows the types sees it, and that takes its time. */
export const promises: TestStage = {
  name: 'promises',
  program: 'oxlint',
  words: ['--type-aware', '-A', 'all', '-D', 'typescript/no-floating-promises', '-D', 'typescript/await-thenable'],
}

/** Both in one process, which reads once what both import. */
export const rules = vitestStage('domain and house rules', 'domain', ['--project', 'house'])

/** The same beside the other checks: they have the second processor, and one worker reads once what two read twice. */
export const rulesBeside: TestStage = { ...rules, words: [...rules.words, '--maxWorkers=1'] }

/** The parts that need a database or a browser, in the order of what they tell: as `npm test` runs them, and the proof. */
export const sampledParts = [
  vitestStage('server on PGlite, a sample', 'server-pglite', pgliteSample),
  vitestStage('server on PostgreSQL', 'server-postgres'),
  vitestStage('web', 'web'),
  journeys('browser journeys', 'e2e'),
]
/** The longest last. */
export const wholeParts = [
  { ...vitestStage('server on PGlite', 'server-pglite'), env: { LADING_PROOF: 'samples' } },
  vitestStage('kills on PGlite, in full', 'server-pglite', killing),
  vitestStage('web', 'web'),
  journeys('browser journeys in Firefox', 'e2e/firefox'),
  journeys('pages in WebKit', 'e2e/webkit'),
  journeys('browser journeys', 'e2e', 'e2e/journeys/'),
  { ...vitestStage('server on PostgreSQL', 'server-postgres'), env: { LADING_WALKS: 'apart' } },
  vitestStage('random walks, in full', 'server-postgres', ['workflow/walks/random-walks']),
  vitestStage('refusals, in full', 'server-postgres', ['workflow/walks/refusals']),
  journeys('every screen at every state', 'e2e', 'crawl/every-state', 'crawl/rare-states'),
  journeys('a transaction at every desk', 'e2e', 'crawl/every-transaction'),
]

/**
 * Remembers what it found, so that the next check reads only what has changed since. One checker, because several find
 * the same types each for itself; the other processor has the stages beside it.
 */
function types(name: string, project: string): TestStage {
  const memory = `.cache/types/${name.replaceAll(' ', '-')}.tsbuildinfo`
  const words = ['--project', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory]
  return { name, program: 'tsc', words }
}

/** Runs a project's tests, or of these files alone, or with further words. */
function vitestStage(name: string, project: string, further: readonly string[] = []): TestStage {
  const file = `${RESULTS}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    program: 'vitest',
    words: ['run', ...further, '--project', project, ...reporters],
    report: { file, read: countsOfVitest },
  }
}

/** Journeys of a folder, or of these files of it alone. */
function journeys(name: string, folder: string, ...files: readonly string[]): TestStage {
  const file = `${RESULTS}/${name.replaceAll(' ', '-')}.json`
  return {
    name,
    program: 'playwright',
    words: ['test', ...files, '--config', `${folder}/playwright.config.ts`, '--forbid-only', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: countsOfPlaywright },
  }
}
