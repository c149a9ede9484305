import { expect, test } from 'vitest'
import { dependencies } from './dependencies.ts'
import { reasonOf, reasons } from './reasons.ts'

const all = dependencies()
/** They let anybody use and change the portal; those of fonts and files bind only who changes these. */
const PERMISSIVE = /\b(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|OFL-1\.1|MPL-2\.0)\b/

test('each package says why it is here, and no reason is left of one that went', () => {
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(({ name }) => !reasonOf(name)).map(({ name }) => name)).toEqual([])
  const named = new Set(all.map(({ name }) => name))
  expect(Object.keys(reasons).filter((name) => !named.has(name))).toEqual([])
})

test('each package has a licence that lets anybody use the portal', () => {
  expect(all.filter(({ licence }) => !PERMISSIVE.test(licence)).map(({ name, licence }) => [name, licence])).toEqual([])
})
