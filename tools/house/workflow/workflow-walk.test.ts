import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { lanes } from './workflow-graph.ts'
import { circumstancesOf, stuckPlaces, walk } from './workflow-walk.ts'

/** From type 3 on both agencies walk the same rows. */
const distinct = lanes.filter(({ type, agency }) => type <= 2 || agency === 'dti')

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
