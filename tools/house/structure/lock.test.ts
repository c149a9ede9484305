import { expect, test } from 'vitest'
import { textOf } from '../sources.ts'

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

const { packages } = JSON.parse(textOf('package-lock.json')) as Lock

/** `npm install` leaves out what its registry does not hold, and `npm ci` then refuses the whole file everywhere. */
test('the lock file holds the binaries of every platform, so that a fresh clone installs', () => {
  const held = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
  expect(wanted.length).toBeGreaterThan(50)
  expect([...new Set(wanted)].filter((name) => !held.has(name))).toEqual([])
})

test('the lock file fetches from the registry each machine is set to', () => {
  const elsewhere = Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))
  expect(elsewhere).toEqual([])
})
