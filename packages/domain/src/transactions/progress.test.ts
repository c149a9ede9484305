import { expect, test } from 'vitest'
import { progresses, progressStatuses } from './progress.ts'
import { Status, statuses } from './status.ts'

test('a transaction stands in exactly one place of its client’s list, whatever its status; a deleted draft in none', () => {
  const places = statuses.map((status) => progresses.filter((one) => progressStatuses[one].includes(status)).length)
  expect(statuses.filter((_, at) => places[at] !== 1)).toEqual([Status.deleted])
})
