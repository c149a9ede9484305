import { describe, expect, test } from 'vitest'
import { applicationForm } from './business/application.ts'
import { registrationDocumentForm } from './registration-document.ts'

describe('of the documents that approval registers', () => {
  test('an application says the TIN as the bureau writes it, and what the certificate of registration says', () => {
    const numbers = { tin: '012345678000', registration_number: 'CS201512345', registered_on: '2015-06-01' }
    expect(applicationForm.documents(applicationForm.draft.parse(numbers))).toEqual({
      'bir-registration': { number: '012-345-678-000', issued_on: null },
      'registration-certificate': { number: 'CS201512345', issued_on: '2015-06-01' },
    })
  })

  test('a renewed document is the one that is answered; never a number or a last day of what has none', () => {
    const documents = (form: object) => registrationDocumentForm.documents(registrationDocumentForm.draft.parse(form))
    const days = { issued_on: '2026-01-05', valid_until: '2026-12-31' }
    expect(documents({ document: 'mayors-permit', number: 'MP-1', ...days })).toEqual({
      'as-answered': { kind: 'mayors-permit', number: 'MP-1', ...days },
    })
    expect(documents({ document: 'waybill-form', number: 'typed before', ...days })).toEqual({
      'as-answered': { kind: 'waybill-form', number: '', issued_on: '2026-01-05', valid_until: null },
    })
    expect(documents({})).toEqual({})
  })
})
