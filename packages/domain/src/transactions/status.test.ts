import { expect, test } from 'vitest'
import { statusLabels } from './labels.ts'
import { type Status, statuses } from './status.ts'

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
