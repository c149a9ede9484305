import { describe, expect, test } from 'vitest'
import { Status } from '../../transactions/status.ts'
import { standsOnCertificate, whyNotCorrected } from './certificate-correction.ts'

describe('an evaluator corrects what was filed', () => {
  test('in a revision after approval, once it was started', () => {
    const found = { status: Status.evaluationForRevision, ever_approved: true }
    expect(whyNotCorrected(found)).toBeUndefined()
    expect(whyNotCorrected({ ...found, status: Status.forRevision })).toBe('Start the revision first.')
  })

  test('and in no other case, where the client is asked', () => {
    const found = { status: Status.evaluationForRevision, ever_approved: false }
    expect(whyNotCorrected(found)).toMatch('Otherwise ask the client')
  })
})

test('names and addresses stand on a certificate; capital, people and scope are not corrected', () => {
  const there = [
    'business_name',
    'trade_name',
    'city_code',
    'city_name',
    'zip_code',
    'branches.k1.name',
    'branches.k1.street',
    'purpose_clause',
    'proposed_capital',
  ]
  const elsewhere = [
    'paid_up_capital',
    'tin',
    'nvocc',
    'branches',
    'branches.k1',
    'branches.k1.manager',
    'officers.k1.name',
    '',
  ]
  expect(there.filter((path) => !standsOnCertificate(path))).toEqual([])
  expect(elsewhere.filter(standsOnCertificate)).toEqual([])
})
