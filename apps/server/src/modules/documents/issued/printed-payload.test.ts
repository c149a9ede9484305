import { describe, expect, test } from 'vitest'
import { printedPayload } from './printed-payload.ts'

const payload = {
  applicant: { business_name: '漢字 Pen\u0303a Lines' },
  documents: [{ file_name: '営業.pdf' }],
  copies: 2,
}

describe('a name of old rows that no document can print', () => {
  test.each(['certificate', 'certification'] as const)('keeps a %s from being ordered, and is told', (kind) => {
    expect(() => printedPayload(kind, payload)).toThrow(
      /^Certifica.*: These characters cannot be printed on a certificate: 漢 字 営 業\. Write them in Latin letters\.$/,
    )
  })

  test.each(['memorandum', 'order-of-payment', 'acknowledgement'] as const)('shows as such on a %s', (kind) => {
    expect(printedPayload(kind, payload)).toEqual({
      applicant: { business_name: '?? Peña Lines' },
      documents: [{ file_name: '??.pdf' }],
      copies: 2,
    })
  })
})

test('a certificate is ordered with its letters composed', () => {
  expect(printedPayload('certificate', { business_name: 'Pen\u0303a', branches: [], valid: null })).toEqual({
    business_name: 'Peña',
    branches: [],
    valid: null,
  })
})
