import { expect, test } from 'vitest'
import { pgliteSample } from '../../setup/stages/pglite-sample.ts'
import { repositoryFiles } from '../sources.ts'

const MODULES = 'apps/server/src/modules/'
const files = repositoryFiles()

/** The modules of which no test is among these. */
function modulesWithout(sample: readonly string[]): string[] {
  const modules = new Set(files.flatMap((path) => moduleOf(path) ?? []))
  const sampled = new Set(sample.map(moduleOf))
  return [...modules].filter((name) => !sampled.has(name))
}

const moduleOf = (path: string) => (path.startsWith(MODULES) ? path.slice(MODULES.length).split('/')[0] : undefined)

test('each module of the server has a test that runs on PGlite in `npm test`', () => {
  expect(modulesWithout(pgliteSample)).toEqual([])
})

test('the sample names only tests that are there, each once', () => {
  expect(pgliteSample.filter((path) => !files.includes(path))).toEqual([])
  expect(new Set(pgliteSample).size).toBe(pgliteSample.length)
})

test('a module that is left out is found', () => {
  expect(modulesWithout(pgliteSample.filter((path) => !path.includes('/payments/')))).toEqual(['payments'])
})
