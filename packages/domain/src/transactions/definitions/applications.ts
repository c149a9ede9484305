import type { TypeDefinition } from './type-definition.ts'

const application = {
  family: 'application',
  clock: { dti: 'complex', cab: 'quasi-judicial' },
  question: null,
  form: 'application',
  changed_list: null,
  report_on: null,
  tabs: ['documents', 'business', 'people', 'capital', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  statements: 'analysed',
  tests: ['cover'],
  charged: 'accreditation',
  application_fee_at: ['cab'],
  documents: ['certificate', 'branch-certificate'],
  may_spare_documents: false,
} as const satisfies Partial<TypeDefinition>

export const newAccreditation = {
  ...application,
  label: 'New accreditation',
  letter: 'N',
  accreditation: 'granted',
  offer: {
    slug: 'new-accreditation',
    agencies: ['dti'], // applications by air have no screens yet
    title: 'Apply for accreditation',
    asks: ['scope'],
  },
} as const satisfies TypeDefinition

export const renewal = {
  ...application,
  label: 'Renewal',
  letter: 'R',
  accreditation: 'renewed',
  offer: {
    slug: 'renewal',
    agencies: ['dti'], // renewals by air come with the hearings
    title: 'Renew an accreditation',
    asks: ['scope'],
  },
} as const satisfies TypeDefinition
