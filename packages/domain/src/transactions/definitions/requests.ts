import { agencies } from '../agency.ts'
import type { TypeDefinition } from './type-definition.ts'

/** A document is asked for; no accreditation is needed. */
const request = {
  family: 'request',
  letter: 'Q',
  accreditation: null,
  question: null,
  changed_list: null,
  report_on: null,
  statements: null,
  tests: [],
  application_fee_at: [],
  may_spare_documents: false,
} as const satisfies Partial<TypeDefinition>

export const requestForCertificate = {
  ...request,
  label: 'Request for certificate',
  clock: 'simple',
  offer: {
    slug: 'request-for-certificate',
    agencies,
    title: 'Request a certificate',
    asks: ['certificate'],
    of_records: true,
  },
  form: 'certificate-request',
  tabs: ['request', 'certification', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  charged: 'copies',
  documents: ['certification'],
} as const satisfies TypeDefinition

export const requestForSecRecommendation = {
  ...request,
  label: 'Request for SEC recommendation',
  clock: 'complex',
  offer: {
    slug: 'request-for-sec-recommendation',
    agencies,
    title: 'Request a recommendation to the SEC',
    asks: [],
  },
  form: 'sec-recommendation',
  tabs: ['request', 'sec-recommendation', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  charged: 'letter',
  documents: ['sec-recommendation'],
} as const satisfies TypeDefinition
