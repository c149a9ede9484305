import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

/** A list is not shown on where it cannot be read anew: the right to it may have been taken. */
const emptied = ['apps/web/src/ui/tables/ServerTable.tsx']

const instead = /if \((\w+\.)?error\) return|\{(\w+\.)?error \? \(/

test('what was read stays when it cannot be read again: an error takes the place of nothing else', () => {
  const screens = repositoryFiles().filter((path) => /^apps\/web\/src\/.*(?<!\.test)\.tsx$/.test(path))
  const reading = screens.filter((path) => /\brefetch\b/.test(textOf(path)))
  expect(reading.length).toBeGreaterThan(40)
  expect(reading.filter((path) => instead.test(textOf(path)))).toEqual(emptied)
})
