import { TransactionType } from './transaction-type.ts'
import { expect, test } from 'vitest'
import { declarationOf } from './family-words.ts'
import { labelOfStatus, statusLabels } from './labels.ts'
import { Status, statuses } from './status.ts'

/** The table of the specification, section 4, written again by hand: the meaning of each code from 0 on. */
const meanings = [
  'draft / pending',
  'for requirement completion',
  'for evaluation',
  'locked for evaluation',
  'for client action',
  'for evaluation of resubmitted application',
  'for review',
  'for LOA issuance',
  'for application fee order of payment',
  'for application fee payment',
  'for application fee payment validation',
  'notice of preliminary hearing',
  'for publication',
  'for publication validation',
  'for order of payment',
  'for payment',
  'for payment validation',
  'for recommending approval',
  'approved',
  'for printing',
  'certificate issued',
  'for pickup',
  'accredited (completed)',
  'for disapproval',
  'disapproved',
  'deleted',
  'terminated',
  'for revision',
  'expired',
  'for hearing',
  'evaluation for revision',
  'for approval of suspension',
  'for approval of revocation',
  'suspended',
  'revoked',
  'request rejected',
]

test('there are the 36 status codes 0 to 35', () => {
  expect(statuses.toSorted((one, other) => one - other)).toEqual(meanings.map((_, code) => code))
})

test.each(meanings.map((meaning, code) => [code, meaning] as const))('status %i means “%s”', (code, meaning) => {
  expect(statusLabels[code as Status].staff.toLowerCase()).toBe(meaning.toLowerCase())
})

test.each([
  [TransactionType.newAccreditation, 'Accredited (completed)', 'Completed / accredited'],
  [TransactionType.address, 'Completed', 'Completed'],
  [TransactionType.annualReport, 'Completed', 'Completed'],
  [TransactionType.requestForCertificate, 'Completed', 'Completed'],
])('where nobody is accredited, nobody reads it: type %i ends as “%s”', (type, staff, customer) => {
  expect(labelOfStatus(Status.accredited, 'staff', type)).toBe(staff)
  expect(labelOfStatus(Status.accredited, 'customer', type)).toBe(customer)
})

test('the words for a status and the declaration name what is filed', () => {
  const { address, requestForCertificate, renewal } = TransactionType
  expect(labelOfStatus(Status.resubmitted, 'staff', renewal)).toBe('For evaluation of resubmitted application')
  expect(labelOfStatus(Status.resubmitted, 'staff', address)).toBe('For evaluation of resubmitted request')
  expect(labelOfStatus(Status.certificateIssued, 'customer', address)).toBe('Certificate issued')
  expect(labelOfStatus(Status.certificateIssued, 'customer', requestForCertificate)).toBe('Document issued')
  const text = 'I declare that this {transaction} is true.'
  expect(declarationOf(text, renewal)).toBe('I declare that this application is true.')
  expect(declarationOf(text, address)).toBe('I declare that this request is true.')
})
