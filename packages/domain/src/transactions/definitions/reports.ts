import { agencies } from '../agency.ts'
import type { TypeDefinition } from './type-definition.ts'

/** Nothing is decided or issued, and only a penalty is paid. */
const report = {
  family: 'report',
  clock: 'simple',
  letter: 'P',
  accreditation: 'reported-on',
  question: null,
  changed_list: null,
  tabs: ['report', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  statements: null,
  tests: [],
  application_fee_at: [],
  charged: 'penalties',
  documents: [],
  may_spare_documents: false,
} as const satisfies Partial<TypeDefinition>

export const annualReport = {
  ...report,
  label: 'Annual report',
  offer: { slug: 'annual-report', agencies, title: 'File the annual report', asks: [] },
  form: 'annual-report',
  report_on: 'year',
  tabs: ['report', 'capital', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  statements: 'reported',
} as const satisfies TypeDefinition

export const quarterlyReport = {
  ...report,
  label: 'Quarterly report',
  offer: { slug: 'quarterly-report', agencies, title: 'File the quarterly report', asks: [] },
  form: 'quarterly-report',
  report_on: 'quarter',
} as const satisfies TypeDefinition

export const insuranceCoverage = {
  ...report,
  label: 'Insurance coverage',
  offer: { slug: 'insurance-coverage', agencies, title: 'Report the insurance cover', asks: [] },
  form: 'insurance-coverage',
  report_on: 'policy',
  tests: ['cover'],
} as const satisfies TypeDefinition
