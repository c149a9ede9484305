import type { TypeDefinition } from './type-definition.ts'

/** A case against the business, which does not see it; without a form there are no answers to show yet. */
const against = {
  family: 'case',
  clock: 'adjudication',
  letter: 'S',
  offer: null,
  question: null,
  form: null,
  changed_list: null,
  report_on: null,
  tabs: ['documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  statements: null,
  tests: [],
  application_fee_at: [],
  charged: null,
  documents: [],
  may_spare_documents: false,
} as const satisfies Partial<TypeDefinition>

export const requestForSuspension = {
  ...against,
  label: 'Suspension',
  accreditation: 'suspended',
} as const satisfies TypeDefinition

export const requestForRevocation = {
  ...against,
  label: 'Revocation',
  accreditation: 'revoked',
} as const satisfies TypeDefinition
