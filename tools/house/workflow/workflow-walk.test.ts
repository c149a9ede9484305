import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { lanes } from './workflow-graph.ts'
import { circumstancesOf, stuckPlaces, walk } from './workflow-walk.ts'

/** From type 3 on both agencies walk the same rows. The proof walks every lane that differs, the quick checks one a flow. */
const sampled: readonly TransactionType[] = process.env['LADING_PROOF'] === 'full' ? transactionTypes : [1, 3, 13, 16]
const distinct = lanes.filter(
  ({ type, agency }) => sampled.includes(type) && (agency === 'dti' || (type <= 2 && sampled.length > 4)),
)

describe('walking the workflow with its conditions, people alone, nobody giving up', () => {
  test.each(distinct)('type $type at $agency can be brought to an end from wherever it comes', (lane) => {
    const stuck = circumstancesOf(lane).flatMap((circumstances) =>
      stuckPlaces(walk(lane, circumstances)).map(
        ({ state: { status, returned_from, outcome, recommendation }, ...facts }) =>
          JSON.stringify({ status, returned_from, outcome, recommendation, ...facts, ...circumstances }),
      ),
    )
    expect(stuck.slice(0, 3)).toEqual([])
  })

  test('a correction that may raise the fee is stuck without the way back to review', () => {
    const sea = ensure(lanes[0])
    const rows = sea.rows.filter(({ id }) => id !== 'A20')
    const stuck = stuckPlaces(walk({ ...sea, rows }, ensure(circumstancesOf(sea)[0])))
    expect(stuck.map(({ state }) => state.returned_from)).toContain(19)
  })
})
