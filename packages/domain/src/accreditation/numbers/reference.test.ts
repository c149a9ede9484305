import { definitionOf } from '../../transactions/definitions/definitions.ts'
import { expect, test } from 'vitest'
import { transactionTypes } from '../../transactions/transaction-type.ts'
import { queueNumber } from './queue-number.ts'
import {
  branchCertificateNumber,
  certificateNumber,
  certificateSeries,
  officialReceiptNumber,
  orderOfPaymentNumber,
  revisedNumber,
  transactionReference,
} from './reference.ts'

test('numbers look as the agencies write them', () => {
  expect(transactionReference('dti', 1, 2026, 123)).toBe('SFF-N-2026-000123')
  expect(transactionReference('cab', 14, 2026, 7)).toBe('AFF-P-2026-000007')
  expect(orderOfPaymentNumber('dti', 2026, 45)).toBe('OP-D-2026-000045')
  expect(orderOfPaymentNumber('cab', 2026, 45)).toBe('OP-C-2026-000045')
  expect(officialReceiptNumber('dti', 2026, 1)).toBe('OR-D-2026-000001')
  expect(certificateNumber('dti', 2026, 259)).toBe('26-SFF-000259')
  expect(certificateNumber('cab', 2026, 31)).toBe('26-AFF-000031')
  expect(branchCertificateNumber('26-SFF-000259', 2)).toBe('26-SFF-000259-B02')
})

test.each([
  ['dti', '25-SFF-000259', { year: 2025, series: 259 }],
  ['cab', '25-SFF-000259', undefined],
  ['dti', '25-SFF-000000', undefined],
  ['dti', '25-SFF-259', undefined],
  ['dti', '25-SFF-000259-A', undefined],
] as const)('an earlier certificate of %s numbered %s stands in the series or is refused', (agency, number, found) => {
  expect(certificateSeries(agency, number)).toEqual(found)
})

test('each type of transaction has its letter', () => {
  expect(transactionTypes.map((type) => definitionOf(type).letter).join('')).toBe('NRUUUUUUUUUCPPPQQSS')
})

test('a queue number has five digits, and more when it must', () => {
  expect(queueNumber(1)).toBe('Queue No. 00001')
  expect(queueNumber(123_456)).toBe('Queue No. 123456')
})

test('half a number is no number of a series', () => {
  expect(() => transactionReference('dti', 1, 2026, 1.5)).toThrow(RangeError)
  expect(() => transactionReference('dti', 1, 2026, -1)).toThrow(RangeError)
})

test('a certificate issued again keeps its number and takes the next letter', () => {
  const numbers = [0, 1, 2, 26, 27, 53].map((revisions) => revisedNumber('26-SFF-000259', revisions))
  expect(numbers.map((number) => number.replace('26-SFF-000259', ''))).toEqual(['', '-A', '-B', '-Z', '-AA', '-BA'])
})
