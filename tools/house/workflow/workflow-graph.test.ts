import { actionKeys } from '@lading/domain/workflow/actions/actions'
import { effects } from '@lading/domain/workflow/transition/effects'
import { guards } from '@lading/domain/workflow/guards/guards'
import { inputs } from '@lading/domain/workflow/transition/inputs'
import { Status, statuses } from '@lading/domain/transactions/status'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { describe, expect, test } from 'vitest'
import { accreditationRows, deadEnds, finalStatuses, lanes, reachable, unattended } from './workflow-graph.ts'
import { agencies } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

const named = lanes.map((lane) => [`type ${lane.type} at ${lane.agency}`, lane] as const)

describe('the table', () => {
  // 385 of the field facts, two of condonation (ADR 44), seven of waivers and surrenders (ADR 48), one of policies (ADR 53).
  test('has 395 rows, each with an id of its own', () => {
    expect(transitions).toHaveLength(395)
    expect(new Set(transitions.map(({ id }) => id)).size).toBe(395)
  })

  test.each(named)('%s never has two rows for one act in one status', (_, { rows }) => {
    const acts = rows.map(({ from, action }) => `${from} ${action}`)
    expect(acts.filter((act, index) => acts.indexOf(act) !== index)).toEqual([])
  })

  test.each([
    ['action', actionKeys, transitions.map(({ action }) => action)],
    ['guard', Object.keys(guards), transitions.flatMap((row) => row.guards)],
    ['effect', Object.keys(effects), transitions.flatMap((row) => row.effects)],
    ['input', Object.keys(inputs), transitions.flatMap((row) => row.inputs.map(nameOf))],
  ])('every %s of the catalogue is in use', (_, catalogue, used) => {
    expect(catalogue.filter((name) => !(used as string[]).includes(name))).toEqual([])
  })

  test('a move made by another one names rows that exist', () => {
    const ids = new Set(transitions.map(({ id }) => id))
    expect(transitions.flatMap(({ via }) => via).filter((id) => !ids.has(id))).toEqual([])
  })

  test('a person who asks the business for an act says which right it needs', () => {
    const withoutRight = transitions.filter(({ by, right }) => by.includes('CUS') !== (right !== undefined))
    expect(withoutRight.map(({ id }) => id)).toEqual([])
  })
})

describe('the graph', () => {
  test.each(named)('%s has no dead end', (_, { rows }) => {
    expect(deadEnds(rows)).toEqual([])
  })

  test.each(named)('%s never leaves a final status', (_, { rows }) => {
    expect(rows.filter(({ from }) => from !== null && finalStatuses.includes(from)).map(({ id }) => id)).toEqual([])
  })

  test.each(named)('%s waits nowhere without somebody who can act and a list that shows it', (_, lane) => {
    // The certificate is made by the portal itself; for-printing shows where that failed.
    expect(unattended(lane).filter((status) => status !== Status.approved)).toEqual([])
  })

  test('every row can be walked by some type of some agency', () => {
    const walked = lanes.flatMap(({ rows }) => rows.filter(({ from }) => reachable(rows).has(from)))
    const ids = new Set(walked.map(({ id }) => id))
    const ofTransactions = transitions.filter(({ subject }) => subject === 'transaction')
    expect(ofTransactions.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
  })

  test('every status but expired is reached by a transaction, and that one by an accreditation', () => {
    const reached = new Set(lanes.flatMap(({ rows }) => [...reachable(rows)]))
    expect(statuses.filter((status) => !reached.has(status))).toEqual([Status.expired])
    expect(reachable(accreditationRows('dti')).has(Status.expired)).toBe(true)
  })

  test.each(agencies)('an accreditation of %s ends only disapproved, deleted, terminated or revoked', (agency) => {
    const ends = finalStatuses.filter((status) => status !== Status.accredited && status !== Status.requestRejected)
    expect(deadEnds(accreditationRows(agency), ends)).toEqual([])
  })
})

describe('what these rules find', () => {
  const lane = ensure(lanes[0])

  test('a status that nobody can leave', () => {
    const stuck = lane.rows.filter(({ from }) => from !== Status.forReview)
    expect(deadEnds(stuck)).toEqual([Status.forReview])
  })

  test('a status that waits for nobody', () => {
    const idle = lane.rows.filter(({ from, by }) => from !== Status.forReview || by.includes('SYS'))
    expect(unattended({ ...lane, rows: idle })).toContain(Status.forReview)
  })
})

function nameOf(ask: (typeof transitions)[number]['inputs'][number]): string {
  return (typeof ask === 'string' ? ask : ask.input).replace('?', '')
}
