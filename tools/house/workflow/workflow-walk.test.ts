import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { lanes } from './workflow-graph.ts'
import { circumstancesOf, stuckPlaces, walk } from './workflow-walk.ts'

/** From type 3 on both agencies walk the same rows. */
const distinct = lanes.filter(({ type, agency }) => type <= 2 || agency === 'dti')
/** One of each flow; the quick checks leave out the longest, the proof walks every lane that differs. */
const longest = process.env['LADING_QUICK'] === 'yes' ? [] : ['2 cab']
const sample = ['1 dti', ...longest, '3 dti', '13 dti', '16 dti', '18 dti']
const walked =
  process.env['LADING_PROOF'] === 'full'
    ? distinct
    : distinct.filter(({ type, agency }) => sample.includes(`${type} ${agency}`))

describe('walking the workflow with its conditions, people alone, nobody giving up', () => {
  test.each(walked)('type $type at $agency can be brought to an end from wherever it comes', (lane) => {
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
