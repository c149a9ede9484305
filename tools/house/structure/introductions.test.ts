import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

const LONGEST = 15 // lines of a README
const STATUS = /^Status: (proposed|accepted|superseded by \[\d+\]\(\S+\)), \d{4}-\d{2}$/
const AREA = /^(apps\/server\/src\/modules|apps\/web\/src\/features|packages\/domain\/src)\/[^/]+(?=\/)/
const files = repositoryFiles()
const areas = [...new Set(files.flatMap((path) => AREA.exec(path)?.[0] ?? []))]
const decisions = files.filter((path) => /^docs\/decisions\/\d{4}-.+\.md$/.test(path))

test('each module, each feature and each part of the domain says in a few lines what it is for', () => {
  expect(areas.length).toBeGreaterThan(50)
  expect(areas.filter((area) => !files.includes(`${area}/README.md`))).toEqual([])
  const readmes = areas.map((area) => `${area}/README.md`).filter((path) => files.includes(path))
  expect(readmes.filter((path) => linesOf(path).length > LONGEST)).toEqual([])
})

test('each file that a README names is there', () => {
  const readmes = files.filter((path) => path.endsWith('README.md'))
  expect(readmes.length).toBeGreaterThan(70)
  const missing = readmes.flatMap((path) =>
    namedIn(textOf(path))
      .filter((name) => !isThere(path, name))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('a file of the same name elsewhere is not the one that a README names', () => {
  expect(isThere('tools/house/README.md', 'imports.ts')).toBe(true)
  expect(isThere('tools/docs/README.md', 'imports.ts')).toBe(false)
  expect(isThere('tools/docs/README.md', 'structure/imports.ts')).toBe(true)
})

test('each decision has its status in its third line', () => {
  expect(decisions.length).toBeGreaterThan(20)
  expect(decisions.filter((path) => !STATUS.test(linesOf(path)[2] ?? ''))).toEqual([])
})

test('a status that says nothing is found', () => {
  expect(STATUS.test('Status: accepted, 2026-11')).toBe(true)
  expect(STATUS.test('Status: superseded by [25](0025-style-sheets.md), 2026-11')).toBe(true)
  expect(STATUS.test('Accepted, 21 November 2026.')).toBe(false)
})

/** Names of files in backticks, with or without a folder before them. */
function namedIn(readme: string): string[] {
  return [...readme.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
}

/** A file of the README's own folder or one below it, or of the root; elsewhere one whose path is written out, or its end. */
function isThere(readme: string, name: string): boolean {
  if (files.includes(name)) return true
  const folder = readme.slice(0, -'README.md'.length)
  return files.some((path) => `/${path}`.endsWith(`/${name}`) && (name.includes('/') || path.startsWith(folder)))
}

function linesOf(path: string): string[] {
  return textOf(path).trimEnd().split('\n')
}
