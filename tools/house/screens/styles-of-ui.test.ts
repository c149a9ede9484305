import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { repositoryFiles, textOf } from '../sources.ts'
import { globalClassesOf, isModule, wordsIn } from './style-classes.ts'

const files = repositoryFiles().filter((path) => path.startsWith('apps/web/src/'))

/** What a feature takes of the styles of `ui`: their components have them. */
function stylesTaken(text: string, ofUi: readonly string[]): string[] {
  const imported = [...text.matchAll(/import [^'\n]*'((?:#|\.\.\/)[^'\n]*\.css)'/g)].map(([, sheet]) => ensure(sheet))
  return [...imported, ...wordsIn(text).filter((word) => ofUi.includes(word))]
}

test('a feature imports no sheet but its own, and names no class of a sheet of ui', () => {
  const ofUi = files
    .filter((path) => path.startsWith('apps/web/src/ui/') && path.endsWith('.css') && !isModule(path))
    .flatMap((path) => globalClassesOf(path, textOf(path)))
  expect(ofUi).toContain('tbl-bar')
  const features = files.filter((path) => /^apps\/web\/src\/features\/.*\.tsx?$/.test(path))
  expect(features.flatMap((path) => stylesTaken(textOf(path), ofUi).map((taken) => `${path}: ${taken}`))).toEqual([])
})

test('a planted style of ui is found', () => {
  const planted = [
    "import '#ui/tables/server-table.css'",
    "import x from '../b/B.module.css'",
    '<p className="tbl no-print" />',
  ]
  const others = [
    "import x from './A.module.css'",
    "import '@mantine/core/styles/Badge.layer.css'",
    '<p className="num" />',
  ]
  expect([...planted, ...others].filter((text) => stylesTaken(text, ['tbl']).length > 0)).toEqual(planted)
})
