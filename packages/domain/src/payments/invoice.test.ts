import { describe, expect, test } from 'vitest'
import { channelsInWords } from './channels.ts'
import {
  InvoiceStatus,
  invoiceMoves,
  invoiceStatuses,
  invoiceStatusLabels,
  isOpenInvoice,
  isPayable,
  mayMoveInvoice,
} from './invoice.ts'

/** Field facts, section 13, written again by hand: from, then every code it may go to. */
const allowed: [InvoiceStatus | null, InvoiceStatus[]][] = [
  [null, [0]],
  [0, [2, 8]],
  [1, [7]],
  [2, [5, 8, 9]],
  [3, [2, 8]],
  [4, [2, 8, 9]],
  [5, [4, 6, 9]],
  [6, [2, 8, 9]],
  [7, []],
  [8, [9]],
  [9, [1, 3, 8]],
]

test('the status of an invoice, 0 to 9, means what the specification says (section 4)', () => {
  expect(invoiceStatuses.toSorted().map((status) => invoiceStatusLabels[status])).toEqual([
    'for invoice',
    'paid',
    'for payment',
    'declined',
    'failed',
    'for authorization',
    'cancelled',
    'reversed',
    'void',
    'for validation',
  ])
})

test.each(allowed)('an invoice at %s may go to %j and nowhere else', (from, targets) => {
  expect(invoiceStatuses.filter((to) => mayMoveInvoice(from, to))).toEqual(targets.toSorted((a, b) => a - b))
})

describe('the moves', () => {
  test('reach every status from the first', () => {
    const reached = new Set<InvoiceStatus>([InvoiceStatus.forInvoice])
    for (let before = 0; before < reached.size;) {
      before = reached.size
      for (const move of invoiceMoves) if (move.from.some((from) => reached.has(from))) reached.add(move.to)
    }
    expect([...reached].toSorted()).toEqual(invoiceStatuses.toSorted())
  })

  test('are numbered as the field facts number them', () => {
    expect(invoiceMoves.map((move) => move.id)).toEqual(
      Array.from({ length: 16 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`),
    )
  })
})

test('the customer may pay an order that waits, and pay again after a refusal, a failure or a cancelled try', () => {
  expect(invoiceStatuses.filter(isPayable)).toEqual([2, 3, 4, 6])
})

test('a paid, reversed or void invoice waits for nobody', () => {
  expect(invoiceStatuses.filter((status) => !isOpenInvoice(status))).toEqual([1, 7, 8])
})

test('what is said of paying names the ways that are offered, and no other', () => {
  expect(channelsInWords()).toBe('over the counter')
  expect(channelsInWords(['counter', 'maya'])).toBe('over the counter or online')
})
