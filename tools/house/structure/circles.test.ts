import { expect, test } from 'vitest'
import { circlesIn, type Imports } from './circles.ts'
import { importGraph } from './import-graph.ts'
import { isSource, repositoryFiles } from '../sources.ts'

const files = repositoryFiles().filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && isSource(path))
const imports = importGraph(files)

test('files and folders import each other in no circle, types and lazy imports included', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(4_000)
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
})
