import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

const KEEPER = 'apps/web/src/lib/page-code.ts'
/**
 * React's own `lazy` keeps a failure for good; a frame fetched by the router has no time-out of its own; what is chained to
 * an import is taken into the fetch by the bundler, and is not told when a style sheet of it does not come.
 */
const unwatched = [
  /import \{[^}]*\blazy\b[^}]*\} from 'react'/,
  /\(await import\('\.\/layouts\//,
  /\bimport\('[^']+'\)\s*\.(then|catch|finally)\(/,
]

test('code that is fetched late fails after a while, and the page says so', () => {
  const found = repositoryFiles().filter(
    (path) => path.startsWith('apps/web/src/') && isSource(path) && path !== KEEPER && isUnwatched(textOf(path)),
  )
  expect(found).toEqual([])
})

test('a planted one is found', () => {
  expect(isUnwatched("import { lazy, useState } from 'react'")).toBe(true)
  expect(isUnwatched("(await import('./layouts/AppFrame.tsx')).AppFrame")).toBe(true)
  expect(isUnwatched("void import('./Palette.tsx').then(show, say)")).toBe(true)
  expect(isUnwatched("(await inTime(import('./layouts/AppFrame.tsx'))).AppFrame")).toBe(false)
})

function isUnwatched(text: string): boolean {
  return unwatched.some((pattern) => pattern.test(text))
}
