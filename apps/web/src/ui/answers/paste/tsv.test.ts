import { businessGroups } from '@lading/contract/forms/business-fields'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import { readPastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { property, assert as hold, array, boolean, constantFrom, date, nat, option, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, tsvOf } from './tsv.ts'

test('whatever stands in the cells of a spreadsheet is read back', () => {
  const cells = array(array(string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  hold(
    property(cells, (grid) => {
      expect(cellsOf(tsvOf(grid))).toEqual(grid)
    }),
  )
})

test('agents that are written out as a spreadsheet are read back as they were', () => {
  const day = date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  const words = string({ unit: constantFrom(...'ñA b-\'".,9'), minLength: 1, maxLength: 30 }).filter(
    (text) => text.trim() !== '',
  )
  const agent = record({
    name: words.map((text) => text.trim()),
    country: constantFrom('SG', 'PH'),
    address: words.map((text) => text.trim()),
    agreement_starts_on: day.map((one) => one.toISOString().slice(0, 10)),
    agreement_ends_on: option(day, { nil: undefined }).map((one) => one?.toISOString().slice(0, 10) ?? ''),
  })
  const columns = businessGroups.agents
  const names = pastedColumns(columns).map(({ name }) => name as keyof typeof columns)
  hold(
    property(array(agent, { minLength: 1, maxLength: 8 }), boolean(), nat(4), (agents, hasHeader, turn) => {
      const order = hasHeader ? [...names.slice(turn), ...names.slice(0, turn)] : names
      const lines = agents.map((one) => order.map((name) => one[name]))
      const text = tsvOf(hasHeader ? [order.map((name) => columns[name].label), ...lines] : lines)
      const countries = [
        { code: 'SG', name: 'Singapore' },
        { code: 'PH', name: 'Philippines' },
      ]
      const { rows } = readPastedRows(cellsOf(text), columns, { countries, places: new Map() })
      expect(rows.map(({ answers }) => answers)).toEqual(agents)
      expect(rows.every(({ faults }) => faults.size === 0)).toBe(true)
    }),
  )
})

test('quotes that a spreadsheet leaves bare stay as they are, and one that never closes swallows no row', () => {
  expect(cellsOf('5" pipe\tsaid "so"\r\n"two\nlines"\tplain')).toEqual([
    ['5" pipe', 'said "so"'],
    ['two\nlines', 'plain'],
  ])
  expect(cellsOf('"open\tone\nnext\ttwo')).toEqual([
    ['"open', 'one'],
    ['next', 'two'],
  ])
})
