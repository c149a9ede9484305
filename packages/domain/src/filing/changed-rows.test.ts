import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedRows, comparedRows, isAnyAdded } from './changed-rows.ts'
import type { FormRow } from './form-path.ts'
import { timesUsual } from '../testing/times-usual.ts'

const ana = { key: 'a', name: 'Ana', position: 'President' }
const ben = { key: 'b', name: 'Ben', position: 'Treasurer' }
const carla = { key: 'c', name: 'Carla', position: 'Secretary' }
const opened = [ana, ben]

describe('the officers that a change leaves in the register', () => {
  test('are those of today with who was added, changed and taken out', () => {
    const asked = [{ ...ana, position: 'Chair' }, carla]
    expect(changedRows({ asked, opened, now: opened })).toEqual([{ ...ana, position: 'Chair' }, carla])
  })

  test('keep who another change added meanwhile, and what it wrote beside', () => {
    const now = [{ ...ana, name: 'Ana Reyes' }, ben, carla]
    expect(changedRows({ asked: [{ ...ana, position: 'Chair' }, ben], opened, now })).toEqual([
      { key: 'a', name: 'Ana Reyes', position: 'Chair' },
      ben,
      carla,
    ])
  })

  test('do not bring back who was taken out meanwhile, even where this change corrected them', () => {
    expect(changedRows({ asked: [{ ...ana, position: 'Chair' }, ben], opened, now: [ben] })).toEqual([ben])
  })
})

describe('an officer whom two requests add', () => {
  const before = [ana]
  const by_sea = { ...carla, key: 'by-sea' }
  const by_air = { ...carla, key: 'by-air', name: 'carla', position: 'Corporate Secretary' }

  test('stands once, as the request says that is approved last', () => {
    const now = changedRows({ asked: [ana, by_sea], opened: before, now: before })
    expect(changedRows({ asked: [ana, by_air], opened: before, now })).toEqual([ana, { ...by_air, key: 'by-sea' }])
  })

  test('stands beside one of the same name whom the second request adds too', () => {
    const asked = [ana, by_air, { ...by_air, key: 'another' }]
    expect(changedRows({ asked, opened: before, now: [ana, by_sea] }).map(({ key }) => key)).toEqual([
      'a',
      'by-sea',
      'another',
    ])
  })

  test('is corrected afterwards where she stands, beside what another change wrote of her', () => {
    const now = [ana, { ...by_sea, position: 'Treasurer' }]
    const asked = [ana, { ...by_air, name: 'Carla Reyes' }]
    expect(changedRows({ asked, opened: [ana, by_air], now })).toEqual([
      ana,
      { key: 'by-sea', name: 'Carla Reyes', position: 'Treasurer' },
    ])
  })

  test('is no branch: of these each has its own certificates', () => {
    const now = [ana, by_sea]
    expect(changedRows({ asked: [ana, by_air], opened: before, now, byKeyAlone: true })).toEqual([...now, by_air])
  })
})

const row: fc.Arbitrary<FormRow> = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), name: fc.string() })
const rows = fc.uniqueArray(row, { selector: ({ key }) => key })

test('a change that asks nothing changes nothing, and one made twice changes as much as once', () => {
  fc.assert(
    fc.property(rows, rows, rows, (asked, opened, now) => {
      expect(changedRows({ asked: opened, opened, now })).toEqual(now)
      const once = changedRows({ asked, opened, now })
      expect(changedRows({ asked, opened, now: once })).toEqual(once)
    }),
    { numRuns: timesUsual(10), examples: [[[{ key: 'c', name: '' }], [], [{ key: 'a', name: ' ' }]]] },
  )
})

test('a comparison of two lists names every row once, as added, changed, removed or unchanged', () => {
  const after = [{ ...ana, position: 'Chair' }, carla]
  expect(comparedRows(opened, after).map(({ row: { key }, state }) => `${key} ${state}`)).toEqual([
    'a changed',
    'c added',
    'b removed',
  ])
})

test('who stands in the row of another is added; who has another position or is written otherwise is not', () => {
  expect(isAnyAdded(opened, [ana, carla])).toBe(true)
  expect(isAnyAdded(opened, [ana, { ...ben, name: 'Carla' }])).toBe(true)
  expect(
    isAnyAdded(opened, [
      { ...ana, position: 'Chair' },
      { ...ben, name: 'BEN ' },
    ]),
  ).toBe(false)
  expect(isAnyAdded(opened, [ana])).toBe(false)
  const unnamed = { key: 'u', name: '' }
  expect(isAnyAdded([...opened, unnamed], [...opened, unnamed])).toBe(false)
  expect(isAnyAdded([...opened, unnamed], opened)).toBe(false)
})
