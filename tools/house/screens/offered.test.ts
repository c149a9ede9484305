import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { questionsOf } from '@lading/domain/workflow/deciding/input-errors'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { describe, expect, test } from 'vitest'
import { textOf } from '../sources.ts'
import { desksOf, isTaken, lanes, openRows, rows } from '../workflow/taken-rows.ts'
import { whyNotOffered, type Offer } from './where-offered.ts'

const ofTransactions = lanes.flatMap((lane) =>
  openRows(lane)
    .filter((row) => rows.includes(row) && isTaken(row))
    .flatMap((row) => offersOf(row, lane.type)),
)
const ofLife = rows
  .filter((row) => row.subject === 'accreditation' && isTaken(row))
  .flatMap((row) => offersOf(row, null))

function offersOf(row: Transition, type: Offer['type']): Offer[] {
  return desksOf(row).flatMap((who) => (who === 'SYS' ? [] : [{ row, type, who } as Offer]))
}

const missing = (offers: readonly Offer[]) => [
  ...new Set(
    offers.flatMap((offer) => {
      const why = whyNotOffered(offer)
      return why ? [`${offer.row.id} ${offer.who} ${offer.row.action}, type ${offer.type}: ${why}`] : []
    }),
  ),
]

describe('every act of a person is offered by a screen', () => {
  test('of a transaction of each type', () => {
    expect(ofTransactions.length).toBeGreaterThan(500)
    expect(missing(ofTransactions)).toEqual([])
  })

  test('of an accreditation', () => {
    expect(ofLife.length).toBeGreaterThan(2)
    expect(missing(ofLife)).toEqual([])
  })

  test('and what it asks has a field', () => {
    const drawn = textOf('apps/web/src/features/workflow/acts/QuestionField.tsx')
    const drawsKind = (kind: string) => kind === 'text' || drawn.includes(`case '${kind}':`)
    const asked = ofTransactions.filter(({ row, who }) => who !== 'CUS' && row.from !== Status.draft)
    const kinds = asked.flatMap(({ row, who }) => questionsOf(row, who).map(({ kind }) => kind))
    expect([...new Set(kinds)].filter((kind) => !drawsKind(kind))).toEqual([])
  })

  test('an act that its screen does not name is found', () => {
    const offer = ensure(ofTransactions.find(({ row, who }) => who === 'CUS' && row.action === 'withdraw'))
    const planted: Offer = { ...offer, row: { ...offer.row, action: 'endorse-for-loa' } }
    expect(whyNotOffered(planted)).toContain("does not name 'endorse-for-loa'")
  })
})
