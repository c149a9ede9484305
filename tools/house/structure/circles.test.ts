import { expect, test } from 'vitest'
import { circlesIn, type Imports } from './circles.ts'
import { importGraph } from './import-graph.ts'
import { repositoryFiles } from '../sources.ts'
import { isTestCode } from './test-code.ts'

const files = repositoryFiles().filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const countOf = (imports: Imports) => [...imports.values()].flat().length

test('files and folders import each other in no circle, types and lazy imports included', () => {
  const imports = importGraph(files.filter((path) => !isTest(path)))
  expect(countOf(imports)).toBeGreaterThan(4_000)
  expect(circlesIn(imports)).toEqual([])
})

// By themselves: a test stands beside what it tests, and what tests stand on imports the product.
test('tests and what they stand on import each other in no circle either', () => {
  const imports = importGraph(files.filter(isTestCode))
  expect(countOf(imports)).toBeGreaterThan(1_000)
  expect(circlesIn(imports)).toEqual([])
})

test('a circle is found between files, between folders, and over three of them', () => {
  const between = (...pairs: [string, string][]): Imports => {
    const all = new Set(pairs.flat())
    return new Map([...all].map((file) => [file, pairs.filter(([from]) => from === file).map(([, to]) => to)]))
  }
  expect(circlesIn(between(['a/x.ts', 'a/y.ts'], ['a/y.ts', 'a/x.ts']))).toHaveLength(2)
  expect(circlesIn(between(['a/x.ts', 'b/y.ts'], ['b/z.ts', 'a/w.ts']))).toHaveLength(2)
  expect(circlesIn(between(['a/x.ts', 'b/y.ts'], ['b/z.ts', 'c/w.ts'], ['c/v.ts', 'a/u.ts']))).toHaveLength(3)
  expect(circlesIn(between(['a/x.ts', 'b/y.ts'], ['b/y.ts', 'c/w.ts']))).toEqual([])
  expect(circlesIn(between(['apps/a/x.ts', 'tools/b/y.ts'], ['tools/c/y.ts', 'apps/a/x.ts']))).toEqual([])
  expect(circlesIn(between(['apps/a/x.ts', 'tools/b/y.ts'], ['tools/b/z.ts', 'apps/a/x.ts']))).toHaveLength(2)
})
