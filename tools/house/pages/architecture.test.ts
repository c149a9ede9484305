import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { repositoryFiles, textOf } from '../sources.ts'

const files = repositoryFiles()
const [, tree = ''] = textOf('docs/architecture.md').split(/^```$/m)

/** The folders that the tree names: a line at the margin as it stands, one below it with the last such line before it. */
function foldersIn(lines: string): string[] {
  let top = ''
  return lines.split('\n').flatMap((line) => {
    const [, indent = '', named = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? []
    if (indent === '') top = named
    return named.split(', ').map((name) => (indent === '' ? name : `${top}/${name}`.replace(/\/(<.*)?$/, '')))
  })
}

const isFolder = (path: string) => files.some((file) => file.startsWith(`${path}/`))

test.each(['apps/server/src/', 'apps/web/src/', 'tools/'])('the tree names each folder of %s', (above) => {
  const below = files.filter((file) => file.startsWith(above)).map((file) => file.slice(above.length).split('/'))
  const folders = [...new Set(below.flatMap(([first, rest]) => (rest === undefined ? [] : [above + ensure(first)])))]
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter((folder) => !foldersIn(tree).includes(folder))).toEqual([])
})

test('each folder that the tree names is there', () => {
  expect(foldersIn(tree).filter((path) => path !== '' && !isFolder(path))).toEqual([])
})

describe('what this finds', () => {
  test('a folder below another, several in a line, and one with a placeholder', () => {
    const lines = 'apps/web    the screens\n  src/ui, src/lib  parts\n  src/features/<area>/  pages\ntools/docs  pages'
    expect(foldersIn(lines)).toEqual([
      'apps/web',
      'apps/web/src/ui',
      'apps/web/src/lib',
      'apps/web/src/features',
      'tools/docs',
    ])
  })
})
