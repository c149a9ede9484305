import { expect, test } from 'vitest'
import { AT_ONCE, eachInTurn, tellFailures } from './each-in-turn.ts'

const all = Array.from({ length: 2 * AT_ONCE + 50 }, (_, place) => place + 1)
const read = async (after = 0) => all.filter((row) => row > after).slice(0, AT_ONCE)

test('every row has its turn once, and one that fails holds up none of the others', async () => {
  const done: number[] = []
  const failures = await eachInTurn<number>({
    read,
    async act(row) {
      if (row % AT_ONCE === 0) throw new Error(`Row ${row} cannot be worked off.`)
      done.push(row)
    },
  })
  expect(done).toEqual(all.filter((row) => row % AT_ONCE !== 0))
  expect(() => tellFailures(failures, 'rows could not be worked off.')).toThrow('2 rows could not be worked off.')
})

test('once the portal ends, what is under way is finished and nothing more is begun', async () => {
  const ending = new AbortController()
  const done: number[] = []
  await eachInTurn<number>({
    read,
    ending: ending.signal,
    async act(row) {
      if (row === 3) ending.abort()
      done.push(row)
    },
  })
  expect(done).toEqual([1, 2, 3])
})
