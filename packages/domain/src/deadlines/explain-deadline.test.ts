import { expect, test } from 'vitest'
import { Status } from '../transactions/status.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import { explainDeadline } from './explain-deadline.ts'

const { newAccreditation, renewal, address, insuranceCoverage, requestForCertificate } = TransactionType

test.each([
  [newAccreditation, Status.forClientAction, /working days/, 'An application that is not answered by the end'],
  [renewal, Status.forRequirementCompletion, /calendar days/, 'each day after the accreditation has ended may add'],
  [address, Status.forRequirementCompletion, /calendar days/, 'A request that is not answered by the end'],
  [requestForCertificate, Status.forPayment, /working days/, 'A request that is not paid by the end'],
  [insuranceCoverage, Status.forClientAction, /working days/, 'A report does not end after this day'],
  [
    insuranceCoverage,
    Status.forRequirementCompletion,
    /calendar days/,
    'no renewal can be submitted until it is complete',
  ],
  [insuranceCoverage, Status.forPayment, /working days/, 'no renewal can be submitted until the penalty is paid'],
  [newAccreditation, Status.forPickup, /office is open/, 'After this day the certificate is put into the archive'],
] as const)(
  'the day of type %s in status %s is explained: how it is counted, and what comes after',
  (type, status, how, after) => {
    const [counted, afterwards] = explainDeadline({ type, status })
    expect(counted).toMatch(how)
    expect(afterwards).toContain(after)
  },
)

test('a report that is not complete is not said to count as late only after the day by which it is to be completed', () => {
  const incomplete = { type: insuranceCoverage, status: Status.forRequirementCompletion }
  expect(explainDeadline(incomplete).join(' ')).not.toContain('counts as late')
})

test('a day that the cashier named with the order is not explained as counted', () => {
  const due = { type: newAccreditation, status: Status.forPayment, client_day_is_named: true } as const
  const [counted, afterwards] = explainDeadline(due)
  expect(counted).toBe('The agency named this day; it was not counted.')
  expect(afterwards).toContain('is not paid')
})
