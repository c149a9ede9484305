import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

const journeys = repositoryFiles().filter((path) => /^e2e\/(journeys|steps)\/.*\.ts$/.test(path))

/** Reads the clock of the machine: the portal's own is in `e2e/steps/clock.ts`. */
const readsOwnClock = (text: string) => /\bnew Date\(\)|\bDate\.now\(\)/.test(text)

test('no journey reads the clock of the machine it runs on', () => {
  expect(journeys.length).toBeGreaterThan(30)
  expect(journeys.filter((path) => readsOwnClock(textOf(path)))).toEqual([])
})

/** Finds by a selector: tags, attributes, classes and ids are for the code, and no person reads them. */
const findsBySelector = (text: string) => /\.locator\(\s*['"`]/.test(text)

test('journeys find by what a person reads: role, label, words', () => {
  expect(journeys.filter((path) => findsBySelector(textOf(path)))).toEqual([])
})

test('a planted selector is found', () => {
  expect(findsBySelector("page.locator('ul.reqs > li')")).toBe(true)
  expect(findsBySelector("policy\n    .locator(\n'input[type=file]')")).toBe(true)
  expect(findsBySelector("page.getByRole('main')")).toBe(false)
})

test('a planted clock is found', () => {
  expect(readsOwnClock('const today = new Date()')).toBe(true)
  expect(readsOwnClock('return new Date(checked_at)')).toBe(false)
})
