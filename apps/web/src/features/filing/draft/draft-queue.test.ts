import { beforeEach, expect, test } from 'vitest'
import { draftQueue } from './draft-queue.ts'

const typed = (path: string, value: string) => ({ path, value, base: '' })

let draft = 0
beforeEach(() => {
  localStorage.clear()
  draft += 1 // each test has a draft of its own in the browser's store
})

test('what was typed as the page went is there on the next visit, over what was kept before', async () => {
  await draftQueue(41, draft).keep([typed('insurer', 'Alpha'), typed('tin', '009')], [])
  draftQueue(41, draft).keepAtOnce([typed('insurer', 'Alpha Insurance')])
  expect(await draftQueue(41, draft).read()).toEqual([typed('tin', '009'), typed('insurer', 'Alpha Insurance')])
})

test('what was saved after all does not come back', async () => {
  draftQueue(41, draft).keepAtOnce([typed('insurer', 'Alpha Insurance')])
  await draftQueue(41, draft).keep([], ['insurer'])
  expect(await draftQueue(41, draft).read()).toEqual([])
})

test('another person at the same device finds nothing', async () => {
  await draftQueue(41, draft).keep([typed('tin', '009')], [])
  draftQueue(41, draft).keepAtOnce([typed('insurer', 'Alpha Insurance')])
  expect(await draftQueue(42, draft).read()).toEqual([])
  expect(await draftQueue(41, draft).read()).toHaveLength(2)
})
