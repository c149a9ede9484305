import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from './sources.ts'

const journeys = repositoryFiles().filter((path) => /^e2e\/(journeys|steps)\/.*\.ts$/.test(path))

/** Reads the clock of the machine: the portal's own is in `e2e/steps/clock.ts`. */
const readsOwnClock = (text: string) => /\bnew Date\(\)|\bDate\.now\(\)/.test(text)

test('no journey reads the clock of the machine it runs on', () => {
  expect(journeys.length).toBeGreaterThan(30)
  expect(journeys.filter((path) => readsOwnClock(textOf(path)))).toEqual([])
})

/** Finds by a CSS class or an id: names for the style sheet, which no person reads. */
const findsByStyle = (text: string) => /\blocator\(\s*['"`][^'"`]*[.#][a-z]/.test(text)

test('no journey finds anything by a CSS class or an id', () => {
  expect(journeys.filter((path) => findsByStyle(textOf(path)))).toEqual([])
})

test('a planted class and a planted id are found', () => {
  expect(findsByStyle("page.locator('ul.reqs > li')")).toBe(true)
  expect(findsByStyle("page.locator('#main')")).toBe(true)
  expect(findsByStyle("page.locator('input[type=file]')")).toBe(false)
})

test('a planted clock is found', () => {
  expect(readsOwnClock('const today = new Date()')).toBe(true)
  expect(readsOwnClock('return new Date(checked_at)')).toBe(false)
})
