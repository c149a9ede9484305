import { describe, expect, test } from 'vitest'
import { businessGroups } from '../business-fields.ts'
import type { FieldTable } from '../form-definition.ts'
import { placesToFind, readPastedRows } from './pasted-rows.ts'
import { repeatedRows } from './repeated-rows.ts'

const countries = [
  { code: 'PH', name: 'Philippines' },
  { code: 'SG', name: 'Singapore' },
]
const makati = {
  region: { code: '1300000000', name: 'National Capital Region (NCR)' },
  province: { code: '1380300000', name: 'City of Makati' },
  city: { code: '1380300000', name: 'City of Makati' },
  barangay: { code: '1380300001', name: 'Bangkal' },
}
const read = (columns: FieldTable, grid: string[][], places = new Map([['Bangkal Makati', [makati]]])) =>
  readPastedRows(grid, columns, { countries, places })
const { officers, agents, branches, stockholders } = businessGroups

test('a row that says in every column what the list, or a row above, says already is found', () => {
  const { rows } = read(officers, [
    ['ANA REYES', 'General Manager', 'Filipino', 'Yes', '64'],
    ['Ana Reyes', 'Treasurer', 'Filipino', 'Yes', '64'],
    ['Ben Tan', 'Director', 'Filipino', '', ''],
    ['Ben Tan', 'Director', 'Filipino', 'No', ''],
  ])
  const ana = { key: 'k1', name: 'Ana Reyes', position: 'General manager', nationality: 'PH' }
  const standing = [{ ...ana, is_key_officer: true, training_hours: 64 }]
  expect(repeatedRows(rows, standing, officers).map(({ line }) => line)).toEqual([1, 4])
})

describe('rows pasted from a spreadsheet', () => {
  test('stand in the order of the columns, and are read as people write them', () => {
    const { rows, has_header } = read(officers, [
      ['Ana Reyes', 'General Manager', 'Filipino', 'Yes', '64'],
      ['', '', '', '', ''],
      ['Ben Tan', 'Director', 'singapore', '', ''],
    ])
    expect(has_header).toBe(false)
    expect(rows.map(({ answers }) => answers)).toEqual([
      { name: 'Ana Reyes', position: 'General Manager', nationality: 'PH', is_key_officer: true, training_hours: 64 },
      { name: 'Ben Tan', position: 'Director', nationality: 'SG', is_key_officer: false, training_hours: null },
    ])
    expect(rows.flatMap(({ faults }) => [...faults])).toEqual([])
  })

  test('with a header stand in any order; a head that names no column is told', () => {
    const { rows, unknown } = read(officers, [
      ['POSITION', 'Full name', 'Remarks', 'nationality'],
      ['Manager', 'Ana Reyes', 'since May', 'PH'],
    ])
    expect(unknown).toEqual(['Remarks'])
    expect(rows[0]).toMatchObject({ line: 2, answers: { name: 'Ana Reyes', position: 'Manager', nationality: 'PH' } })
  })

  test('under a header of other names are not taken for one more row; what is not understood is told', () => {
    const sheet = read(officers, [
      ['Officer of the company', 'Designation', 'Citizenship', 'Seminar hrs'],
      ['Ana Reyes', 'Manager', 'Filipino', '64'],
      ['Ben Tan', 'Director', '', ''],
    ])
    expect(sheet).toMatchObject({ has_header: true, unknown: ['Officer of the company', 'Seminar hrs'] })
    expect(sheet.rows.map(({ answers }) => answers['position'])).toEqual(['Manager', 'Director'])

    const strange = read(agents, [
      ['Forwarder', 'Based in', 'Place of business', 'From', 'To'],
      ['Straits Ltd', 'SG', '1 Quay, Singapore', '1 Jan 2026', '31 Dec 2027'],
    ])
    expect(strange).toMatchObject({ has_header: true, is_header_unread: true, unknown: [] })
    expect(strange.rows).toMatchObject([{ answers: { name: 'Straits Ltd', country: 'SG' } }])
  })

  test('whose first line lacks its figures is no header', () => {
    const { has_header } = read(officers, [
      ['Ana Reyes', 'Manager', 'Filipino', 'Yes', 'none'],
      ['Ben Tan', 'Director', 'Filipino', 'Yes', '64'],
    ])
    expect(has_header).toBe(false)
  })

  test('name each faulty cell with its reason, in the words of the form', () => {
    const { rows } = read(agents, [
      ['Straits Ltd', 'Atlantis', '1 Quay, \n Singapore', '1 Jan 2026', '31 Dec 2027'],
      ['', 'SG', 'Quay', '2026-02-30', ''],
      ['One', 'SG', 'Quay', '13/2/2026', '', 'more'],
      ['Two', 'SG', 'Quay', '1/2/2026', ''],
    ])
    expect(rows.map(({ faults }) => Object.fromEntries(faults))).toEqual([
      { country: 'Choose a country from the list.' },
      { name: 'Enter the name.', agreement_starts_on: '“2026-02-30” is not a valid date: February 2026 has 28 days.' },
      { '': 'This row goes beyond the last column, Agreement ends on.' },
      { agreement_starts_on: 'Write the month as a word: 1 Feb 2026 or 2 Jan 2026.' },
    ])
    expect(rows[0]?.answers).toMatchObject({ address: '1 Quay, Singapore', agreement_starts_on: '2026-01-01' })
    expect(rows[2]?.answers).toMatchObject({ agreement_starts_on: '2026-02-13' })
  })

  test('hold amounts and percentages as people write them, in a faulty row too', () => {
    const head = ['Name', 'Shares', 'Amount subscribed', 'Percentage', 'Nationality']
    const { rows } = read(stockholders, [
      head,
      ['Ana Reyes', '10,000', '₱1,000,000.00', '60 %', 'Filipino'],
      ['Ben Tan', '', 'PHP 1,000,000', '40%', 'nowhere'],
      ['Cara Lim', '1', 'a lot', '1', 'Filipino'],
    ])
    expect(rows.map(({ answers }) => [answers['amount'], answers['percent']])).toEqual([
      ['1000000.00', '60'],
      ['1000000.00', '40'],
      ['a lot', '1'],
    ])
    expect(rows[2]?.faults.get('amount')).toBe('Enter an amount in pesos, such as 5000000.00.')
    expect(read(officers, [['Ana', 'Owner', 'PH', 'perhaps']]).rows[0]?.faults.get('is_key_officer')).toBe(
      'Answer yes or no.',
    )
  })

  test('find the places of an address by the names of barangay and city', () => {
    const grid = [
      ['Branch name', 'Barangay', 'City or municipality', 'Street, building and unit', 'ZIP code', 'Branch manager'],
      ['North', 'bangkal', 'Makati', '24 Evangelista', '1233', 'Ana'],
      ['South', 'Nowhere', 'Makati', '1 Sea Road', '1233', 'Ben'],
      ['East', '', 'Makati', '2 Sea Road', '1233', 'Cal'],
    ]
    expect(placesToFind(grid, branches)).toEqual(['bangkal Makati', 'Nowhere Makati'])
    const places = new Map([
      ['bangkal Makati', [makati]],
      ['Nowhere Makati', []],
    ])
    const { rows } = read(branches, grid, places)
    expect(rows[0]?.answers).toMatchObject({ region_code: '1300000000', barangay_code: '1380300001', zip_code: '1233' })
    expect(rows.map(({ faults }) => faults.get('barangay_name'))).toEqual([
      undefined,
      'No barangay of this name was found in the city or municipality.',
      'Choose the barangay.',
    ])
    expect([...(rows[1]?.faults.keys() ?? [])].filter((name) => name.endsWith('_name'))).toEqual(['barangay_name'])
  })

  test('find a city however it is called, and Manila, which stands where others have their province', () => {
    const ermita = {
      region: makati.region,
      province: { code: '1380600000', name: 'City of Manila' },
      city: { code: '1380605000', name: 'Ermita' },
      barangay: { code: '1380605001', name: 'Barangay 660' },
    }
    const grid = [
      ['Branch name', 'Barangay', 'City or municipality', 'Street, building and unit', 'ZIP code', 'Branch manager'],
      [],
      ['North', 'Bangkal', 'City of Makati', '24 Evangelista', '1233', 'Ana'],
      ['Bay', 'Barangay 660', 'Manila', '1 Roxas Boulevard', '1000', 'Ben'],
    ]
    expect(placesToFind(grid, branches)).toEqual(['Bangkal Makati', 'Barangay 660 Manila'])
    const places = new Map([
      ['Bangkal Makati', [makati]],
      ['Barangay 660 Manila', [ermita]],
    ])
    const { rows, has_header } = read(branches, [['', ''], ...grid], places)
    expect(has_header).toBe(true)
    expect(rows.map(({ answers }) => answers['barangay_code'])).toEqual(['1380300001', '1380605001'])
    expect(rows.map(({ faults }) => faults.get('barangay_name'))).toEqual([undefined, undefined])
  })
})
