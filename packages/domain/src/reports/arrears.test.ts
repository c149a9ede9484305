import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { Status } from '../transactions/status.ts'
import { arrearName, arrearSettlement, arrearsLeft, type Arrear } from './arrears.ts'

const overdue: Arrear = {
  key: 'report-7',
  kind: 'not-filed',
  type: 15,
  reference: null,
  due_on: plainDate('2026-01-05'),
  amount: null,
  status: null,
}

test.each([
  [{}, 'Insurance coverage, due 5 Jan 2026, not filed'],
  [{ reference: 'SFF-R-26-00012' }, 'Insurance coverage SFF-R-26-00012, due 5 Jan 2026, not filed'],
  [
    { kind: 'not-answered', reference: 'SFF-R-26-00012' },
    'Insurance coverage SFF-R-26-00012, returned, not answered by 5 Jan 2026',
  ],
  [
    { kind: 'not-paid', reference: 'SFF-R-26-00012', due_on: null, amount: '5000.00' },
    'Penalty for insurance coverage SFF-R-26-00012, ₱5,000.00, not paid',
  ],
  [
    { kind: 'not-paid', due_on: null, amount: '5000.00', status: Status.forPaymentValidation },
    'Penalty for insurance coverage, ₱5,000.00, paid, not validated yet',
  ],
] as const)('what a business is in arrears with is called by its name: %o', (changes, name) => {
  expect(arrearName({ ...overdue, ...changes })).toBe(name)
})

test('a waiver covers what it names and nothing that came after', () => {
  const penalty = { ...overdue, key: 'penalty-9' }
  expect(arrearsLeft([overdue, penalty], new Set(['report-7']))).toEqual([penalty])
  expect(arrearsLeft([overdue, penalty], new Set())).toHaveLength(2)
})

test('the way to a penalty says that it is paid while its order is out, and before and after that it can be looked at', () => {
  const said = [Status.forOrderOfPayment, Status.forPayment, Status.forPaymentValidation]
  expect(said.map((status) => arrearSettlement('not-paid', status))).toEqual([
    'See the penalty',
    'Pay the penalty',
    'See the penalty',
  ])
  expect(arrearSettlement('not-filed', null)).toBe('File the report')
})
