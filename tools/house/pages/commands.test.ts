import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { isSetting } from '../../setup/processes/own-environment.ts'
import { repositoryFiles, textOf } from '../sources.ts'

/** Settings in a table of the README: the names in backticks of each row's first column. */
function settingsIn(readme: string): string[] {
  const part = readme.slice(readme.indexOf('## Settings'))
  const rows = part
    .slice(0, part.indexOf('\n## ', 1))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) =>
    [...ensure(row.split('|')[1]).matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => ensure(name)),
  )
}

/** Settings the server reads: the keys of its one schema. */
function settingsRead(config: string): string[] {
  const schema = config.slice(config.indexOf('const Environment = z.object({'))
  return [...schema.slice(0, schema.indexOf('\n})')).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) =>
    ensure(name),
  )
}

/** Read by the web's build, not by the server. */
const OF_THE_BUILD = ['VITE_MAINTENANCE']

test('the README tells of every setting the portal reads, and of no other', () => {
  const told = settingsIn(textOf('README.md'))
  const read = [...settingsRead(textOf('apps/server/src/platform/config.ts')), ...OF_THE_BUILD]
  expect(read.length).toBeGreaterThan(10)
  expect(told.toSorted()).toEqual(read.toSorted())
})

test('no setting of the person’s own shell reaches the portals of tests', () => {
  const read = settingsRead(textOf('apps/server/src/platform/config.ts'))
  expect([...read, ...OF_THE_BUILD].filter((name) => !isSetting(name))).toEqual([])
})

test('every command that a page names can be run', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const pages = repositoryFiles().filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`npm (?:run ([\w:-]+)|(start|test))(?![^`]* -w )[^`]*`/g)].map(
      ([, run, short]) => `${page}: ${run ?? short}`,
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((one) => !(ensure(one.split(': ')[1]) in scripts))).toEqual([])
})

test('what these rules find: a setting beside another, and none outside the table', () => {
  expect(settingsIn('## Settings\n\n| `PORT`, `HOST` | where | `3000` |\n\nand `OTHER`\n\n## Next\n| `NOT` |')).toEqual(
    ['PORT', 'HOST'],
  )
  expect(settingsRead('const Environment = z.object({\n  PORT: port,\n})\n  HOST: 1')).toEqual(['PORT'])
})
