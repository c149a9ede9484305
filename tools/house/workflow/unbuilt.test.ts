import { ensure } from '@lading/domain/ensure'
import { agencies } from '@lading/domain/transactions/agency'
import { isCase } from '@lading/domain/transactions/family'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { stateEffects, supplied, suppliedFacts, suppliedOfLife } from '@lading/server/testing/supplied'
import { expect, test } from 'vitest'
import { textOf } from '../sources.ts'
import { closed, desksOf, isTaken, lanes, openRows, rows } from './taken-rows.ts'

const isClosed = ({ id }: Transition) => Object.values(closed).flat().includes(id)

function notTaken(row: Transition): string[] {
  if (!isTaken(row)) return [row.id]
  const desks = desksOf(row)
  return row.by.filter((who) => !desks.includes(who)).map((who) => `${row.id} ${who}`)
}

test('every row of the flows that are built is taken, but for those of one list', () => {
  expect(rows.flatMap(notTaken).toSorted()).toEqual(Object.values(closed).flat().toSorted())
})

test('of every type, each row has all its effects carried out and all its facts supplied', () => {
  const missing = lanes.flatMap((lane) =>
    openRows(lane)
      .filter((row) => rows.includes(row) && !isClosed(row))
      .flatMap((row) => supplied.missingFor(row, lane.type).map((what) => `${row.id}, type ${lane.type}: ${what}`)),
  )
  expect(missing).toEqual([])
})

test('an effect that nobody carries out is found', () => {
  const [lane] = lanes
  const [row] = lane ? openRows(lane) : []
  const planted = { ...ensure(row), from: 0, effects: ['reopen-hearing'] } satisfies Transition
  expect(supplied.missingFor(planted, 1)).toContain('reopen-hearing')
})

test('each row in the life of an accreditation has all its effects carried out and all its facts supplied', () => {
  const ofLife = rows.filter((row) => row.subject === 'accreditation' && !isClosed(row))
  expect(ofLife.length).toBeGreaterThan(8)
  const missing = ofLife.flatMap((row) => suppliedOfLife.missingFor(row).map((what) => `${row.id}: ${what}`))
  expect(missing).toEqual([])
})

test('an effect that nobody carries out for accreditations is found', () => {
  const planted = { ...ensure(rows.find(({ id }) => id === 'H08')), effects: ['reopen-hearing'] } satisfies Transition
  expect(suppliedOfLife.missingFor(planted)).toEqual(['reopen-hearing'])
})

test('each effect that is written with the move itself stands where the move is worked out or written', () => {
  const workedOut = textOf('packages/domain/src/workflow/deciding/state-after.ts')
  const written = textOf('apps/server/src/modules/workflow/moves/write-move.ts')
  const isCarried = (name: EffectName) => `${workedOut}${written}`.includes(`'${name}'`)
  expect([...stateEffects].filter((name) => !isCarried(name))).toEqual([])
})

test('every fact that an area supplies is asked by some row', () => {
  const asked = new Set(transitions.flatMap((row) => row.types.flatMap((type) => factsRead(row, type))))
  const ofLife = new Set(
    transitions.filter(({ subject }) => subject === 'accreditation').flatMap((row) => factsRead(row, null)),
  )
  expect([...suppliedFacts].filter((path) => !asked.has(path) && !ofLife.has(path))).toEqual([])
})

test('every type can be begun with both agencies, but for cases, and applications by air', () => {
  const begun = new Set(lanes.map(({ type, agency }) => `${type} ${agency}`))
  const all = transactionTypes
    .filter((type) => !isCase({ type }))
    .flatMap((type) => agencies.map((agency) => `${type} ${agency}`))
  expect(all.filter((one) => !begun.has(one))).toEqual(['1 cab', '2 cab'])
})
