import { expect, test } from 'vitest'
import type { Imports } from './circles.ts'
import { importGraph } from './import-graph.ts'
import { repositoryFiles } from '../sources.ts'
import { isTestCode, testCodeImported, testFolders, unreachedFrom } from './test-code.ts'

const files = repositoryFiles().filter(
  (path) => /^(apps|packages|e2e|tools)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
)

/** What is run by itself: by a person, by `npm start`, by the build, or by another file as a thread or a page's script. */
const entries = files.filter((path) =>
  /^apps\/server\/src\/(main|commands\/[^/]+(?<!\.test))\.ts$|^apps\/web\/(src\/main\.tsx|vite\.config\.ts)$/.test(
    path,
  ),
)

/** What a file starts as a thread: by its address, or with the bundler's word for it. */
const threadsOf = (text: string) =>
  [...text.matchAll(/new URL\(\s*'(\.[^']+)'|'(\.[^'?]+)\?worker/g)].map(
    ([, address, worker]) => address ?? worker ?? '',
  )

const imports = importGraph(files, threadsOf)

test('the product imports nothing that is for tests', () => {
  expect(testCodeImported(imports)).toEqual([])
})

test('all that stands in a folder of the product is reached from where it is started, and not by tests alone', () => {
  expect(entries.length).toBeGreaterThan(5)
  expect(unreachedFrom(entries, imports)).toEqual([])
})

test('a folder of tests is there, and has tests', () => {
  expect(testFolders.filter((folder) => !files.some((file) => file.startsWith(folder)))).toEqual([])
  expect(isTestCode('apps/server/src/testing/world.ts')).toBe(true)
  expect(isTestCode('apps/server/src/modules/payments/post-payment.ts')).toBe(false)
})

test('an import of what is for tests is found, and a file that tests alone import', () => {
  const planted: Imports = new Map([
    ['apps/server/src/main.ts', ['apps/server/src/app.ts']],
    ['apps/server/src/app.ts', ['apps/server/src/access-matrix/everyone.ts']],
    ['apps/server/src/access-matrix/everyone.ts', []],
    ['apps/server/src/modules/fees/sample.ts', []],
    ['apps/server/src/modules/fees/fees.test.ts', ['apps/server/src/modules/fees/sample.ts']],
  ])
  expect(testCodeImported(planted)).toEqual(['apps/server/src/app.ts → apps/server/src/access-matrix/everyone.ts'])
  expect(unreachedFrom(['apps/server/src/main.ts'], planted)).toEqual(['apps/server/src/modules/fees/sample.ts'])
})
