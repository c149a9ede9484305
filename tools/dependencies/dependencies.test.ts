import { expect, test } from 'vitest'
import { dependencies } from './dependencies.ts'
import { reasonOf, reasons } from './reasons.ts'

const all = dependencies()
/** They let anybody use and change the portal; those of fonts and files bind only who changes these. */
const PERMISSIVE = 'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD OFL-1.1 MPL-2.0'.split(' ')
/** Of licences joined by OR one is chosen; of those joined by AND each applies. */
const isPermissive = (licence: string) =>
  licence
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.includes(one)))

test('each package says why it is here, and no reason is left of one that went', () => {
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(({ name }) => !reasonOf(name)).map(({ name }) => name)).toEqual([])
  const named = new Set(all.map(({ name }) => name))
  expect(Object.keys(reasons).filter((name) => !named.has(name))).toEqual([])
})

test('each package has a licence that lets anybody use the portal', () => {
  expect(all.filter(({ licence }) => !isPermissive(licence)).map(({ name, licence }) => [name, licence])).toEqual([])
})

test('a licence that applies beside another is looked at too, one that need not be chosen is not', () => {
  const licences = ['MIT AND OFL-1.1', 'GPL-3.0 AND MIT', '(GPL-2.0 OR MIT)', '(MIT OR ISC) AND GPL-3.0']
  expect(licences.map((licence) => isPermissive(licence))).toEqual([true, false, true, false])
})
