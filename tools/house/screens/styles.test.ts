import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { repositoryFiles, textOf } from '../sources.ts'
import { classesIn, classNamesIn, globalClassesOf, isModule, withoutGlobal, wordsIn } from './style-classes.ts'

/** Sheets whose classes any component may name. Shrink this list; never add to it. */
const globalSheets = /^apps\/web\/src\/(styles\/[\w-]+|ui\/tables\/server-table)\.css$/

const files = repositoryFiles().filter((path) => path.startsWith('apps/web/src/'))
const sheets = files.filter((path) => path.endsWith('.css'))

test('a style sheet is a module beside its component, unless it is one of the few global ones', () => {
  expect(sheets.filter((path) => !isModule(path) && !globalSheets.test(path))).toEqual([])
})

test('no class is styled in two files', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of sheets)
    for (const name of globalClassesOf(path, textOf(path))) owners.set(name, (owners.get(name) ?? new Set()).add(path))
  expect([...owners].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([])
})

test('every class of a module is used, and every class that a component names has a style', () => {
  const code = files.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, textOf(path)] as const)
  const used = new Set(
    code.flatMap(([, text]) => [...text.matchAll(/\bclasses\.(\w+)/g)].map(([, name]) => ensure(name))),
  )
  const named = new Set(sheets.flatMap((path) => [...globalClassesOf(path, textOf(path))]))
  const dead = sheets.filter(isModule).flatMap((path) =>
    classesIn(withoutGlobal(textOf(path)))
      .filter((name) => !used.has(name))
      .map((name) => `${path}: .${name}`),
  )
  const bare = code.flatMap(([path, text]) =>
    classNamesIn(text)
      .filter((name) => !named.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect([dead, bare]).toEqual([[], []])
})

test('every global class is named by a component', () => {
  const code = files.filter((path) => /\.tsx?$/.test(path)).map(textOf)
  const named = new Set(code.flatMap(wordsIn))
  const global = sheets.filter((path) => !isModule(path)).flatMap((path) => globalClassesOf(path, textOf(path)))
  expect(global.length).toBeGreaterThan(10)
  expect(global.filter((name) => !named.has(name))).toEqual([])
})

/** Layout is Mantine's; what remains of own style must not grow with the screens. */
const MOST_LINES = 4000

test('all own style sheets together stay below their limit of lines', () => {
  const all = repositoryFiles().filter((path) => path.endsWith('.css'))
  expect(all.length).toBeGreaterThan(50)
  expect(all.reduce((lines, path) => lines + textOf(path).split('\n').length - 1, 0)).toBeLessThanOrEqual(MOST_LINES)
})

test('a class in two places, a dead one and a bare one are found', () => {
  expect(globalClassesOf('styles/a.css', '.one > .two.mantine-x { margin: 0.5rem } .one { }')).toEqual(['one', 'two'])
  expect(globalClassesOf('x.module.css', '.own :global(.theirs) { }')).toEqual(['theirs'])
  expect(classNamesIn('<p className="one two" /><p className={`three ${classes.x}`} />')).toEqual([
    'one',
    'two',
    'three',
  ])
  expect(wordsIn('<Pane cols={2} className="one two" />')).toEqual(['one', 'two'])
})

/** A size of type that is no token of `styles/tokens.css`: in a style sheet, the theme, or an attribute. */
const literalSize =
  /(?<!min-)font-size:(?!\s*(?:var\(--|inherit|calc\(var))[^;]*|fontSize:(?!\s*['"]var\(--text-)[^\n]*|\bfz=\{[^}]*\b\d[^}]*\}|\bfz="[\d.][^"]*"/g

test('there are six sizes of type', () => {
  const sizes = [...textOf('apps/web/src/styles/tokens.css').matchAll(/^\s*--text-([\w-]+):/gm)].map(([, name]) => name)
  expect(sizes).toEqual(['xs', 'dense', 'sm', 'md', 'xl', 'display'])
})

test('every size of type is a token', () => {
  const isSized = (path: string) => /\.(css|tsx?)$/.test(path) && path !== 'apps/web/src/styles/tokens.css'
  const found = files.filter(isSized).flatMap((path) => {
    return [...textOf(path).matchAll(literalSize)].map(([size]) => `${path}: ${size}`)
  })
  expect(found).toEqual([])
})

test('a planted size is found', () => {
  const planted = [
    'font-size: 12px',
    '--x-font-size: 2rem',
    "fontSize: '1.6rem'",
    'fz={36}',
    'fz={{ sm: 36 }}',
    'fz="2rem"',
  ]
  const tokens = ['font-size: var(--text-xs)', "fontSize: 'var(--text-xl)'", 'fz="h1"', "fz={{ sm: 'xl' }}"]
  expect([...planted, ...tokens].filter((size) => size.match(literalSize))).toEqual(planted)
})

/** A distance in pixels that a token of `styles/tokens.css` has, at the edges of a box or between boxes. */
const literalDistance =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-\w+)*:[^;{}]*(?<![\w.-])(?:4|8|12|16|20|32)px/g

test('a distance that is a token’s is written as the token', () => {
  const found = sheets.flatMap((path) => [...textOf(path).matchAll(literalDistance)].map(([one]) => `${path}: ${one}`))
  expect(found).toEqual([])
})

test('a planted distance is found', () => {
  const planted = ['padding: 4px 10px', 'margin-top: 8px', 'gap: 2px 16px']
  const others = ['padding: var(--space-xs) 10px', 'margin: -4px', 'width: 16px', 'gap: 24px']
  expect([...planted, ...others].filter((one) => one.match(literalDistance))).toEqual(planted)
})
