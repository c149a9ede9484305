import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
import { byBusiness, typesOffered, whatOpens, whyNotOfAll } from './changes-chosen.ts'

const held = { business_id: 3, business_name: 'Tala Lines', domestic: 0, international: 1, nvocc: 0 } as const
const { address, officers } = TransactionType
const open = { type: address, why_not: null }
const sea = { ...held, accreditation_id: 7, agency: 'dti', number: '26-SFF-000001', changes: [open] } as const
const full = 'Such a request is open already.'
const air = {
  ...held,
  accreditation_id: 8,
  agency: 'cab',
  number: '26-AFF-000001',
  changes: [
    { type: address, why_not: full },
    { type: officers, why_not: null },
  ],
} as const
const [seaHeld, airHeld] = [sea as never, air as never] as const

test('a business accredited on both sides is one business', () => {
  expect(byBusiness([seaHeld, airHeld])).toMatchObject([{ business_id: 3, accreditations: [sea, air] }])
})

test('what one side has open already is told with its side, and is none of the other’s', () => {
  expect(typesOffered([airHeld, seaHeld])).toEqual([address, officers])
  expect(whyNotOfAll([seaHeld], address)).toBeNull()
  expect(whyNotOfAll([airHeld], address)).toBe(full)
  expect(whyNotOfAll([seaHeld, airHeld], address)).toBe(
    `Airfreight forwarders: ${full} Untick that agency to request it of the other.`,
  )
})

test('what holds at both agencies is told once', () => {
  const closed = { ...sea, changes: [{ type: address, why_not: full }] } as never
  expect(whyNotOfAll([closed, airHeld], address)).toBe(full)
})

test('a client reads how many requests a press opens', () => {
  expect([whatOpens(0, 2), whatOpens(1, 1), whatOpens(2, 1), whatOpens(1, 2), whatOpens(2, 2)]).toEqual([
    'Choose what has changed.',
    'One request is opened, with its own documents and fee.',
    '2 requests are opened, one for each change, each with its own documents and fee.',
    '2 requests are opened, one for each agency. Each agency decides on its own.',
    '4 requests are opened, one for each change and agency. Each agency decides on its own.',
  ])
})
