import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { repositoryFiles, textOf } from '../sources.ts'
import { foundations } from '../structure/imports.ts'

const pages = repositoryFiles().filter((path) => path.endsWith('.md'))

/** Paths in backticks that begin at the repository's root. One with a placeholder in it names a kind, not a file. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`((?:apps|packages|tools|docs|e2e)\/[^`\s]*)`/g)].map(([, path]) => ensure(path))
  return quoted.filter((path) => !/[<*{]/.test(path))
}

/** What a page links to inside the repository, as paths from its root. */
function linksIn(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => ensure(target))
  return targets
    .filter((target) => !/^(https?:|mailto:)/.test(target))
    .map((target) => posix.join(posix.dirname(page), target))
}

test.each(pages)('%s names only files that exist', (page) => {
  const text = textOf(page)
  expect([...pathsIn(text), ...linksIn(page, text)].filter((path) => !existsSync(path))).toEqual([])
})

test('the glossary names the foundations as the import rules do', () => {
  const row = textOf('docs/glossary.md')
    .split('\n')
    .find((line) => line.startsWith('| foundation '))
  const named = [...ensure(row).matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(foundations.toSorted())
})

describe('what this finds', () => {
  test('a path that is not there, and a link beside the page', () => {
    expect(pathsIn('see `apps/server/src/nowhere.ts` and `modules/<area>/`')).toEqual(['apps/server/src/nowhere.ts'])
    expect(linksIn('docs/guides/a.md', 'see [b](b.md#top) and [c](../c.md)')).toEqual(['docs/guides/b.md', 'docs/c.md'])
  })

  test('a kind of file is left alone', () => {
    expect(pathsIn('`packages/contract/src/<area>.ts`')).toEqual([])
  })
})
