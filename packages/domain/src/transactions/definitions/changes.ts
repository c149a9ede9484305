import { agencies } from '../agency.ts'
import type { TypeDefinition } from './type-definition.ts'

const change = {
  family: 'change',
  clock: 'simple',
  letter: 'U',
  accreditation: 'changed',
  changed_list: null,
  report_on: null,
  statements: null,
  tests: [],
  application_fee_at: [],
  may_spare_documents: false,
} as const satisfies Partial<TypeDefinition>

/** A change of what is printed on the certificate: it is reissued, as are the branch certificates that repeat it. */
const reissue = {
  ...change,
  tabs: ['documents', 'change', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  charged: 'reissue',
  documents: ['certificate', 'branch-certificate'],
} as const satisfies Partial<TypeDefinition>

/** A change recorded in the register alone: no fee is charged, and the certificate stays valid. */
const entry = {
  ...change,
  tabs: ['documents', 'change', 'memorandum', 'messages', 'timeline', 'issued'],
  charged: null,
  documents: [],
} as const satisfies Partial<TypeDefinition>

/** A change that tests the capital against the scopes; the financial statements are analysed. */
const scopeTested = {
  ...reissue,
  tabs: ['documents', 'change', 'capital', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  statements: 'analysed',
} as const satisfies Partial<TypeDefinition>

export const businessName = {
  ...reissue,
  label: 'Change of business name',
  clock: 'complex',
  offer: { slug: 'change-of-business-name', agencies, title: 'Change the business name', asks: [] },
  question: 'Does the business have a new name or trade name?',
  form: 'change-of-name',
} as const satisfies TypeDefinition

export const address = {
  ...reissue,
  label: 'Change of address',
  offer: { slug: 'change-of-address', agencies, title: 'Change the principal office', asks: [] },
  question: 'Has the principal office moved?',
  form: 'change-of-address',
} as const satisfies TypeDefinition

export const officers = {
  ...entry,
  label: 'Change of officers',
  offer: { slug: 'change-of-officers', agencies, title: 'Change the officers', asks: [] },
  question: 'Were officers appointed or replaced, or have some left?',
  form: 'change-of-officers',
  changed_list: 'officers',
} as const satisfies TypeDefinition

export const agents = {
  ...entry,
  label: 'Change of agents',
  offer: { slug: 'change-of-agents', agencies, title: 'Change the agents', asks: [] },
  question: 'Are there new agents or principals, or have some ended?',
  form: 'change-of-agents',
  changed_list: 'agents',
} as const satisfies TypeDefinition

export const registrationDocuments = {
  ...entry,
  label: 'Registration documents',
  offer: { slug: 'renewed-registration-document', agencies, title: 'Replace a registration document', asks: [] },
  question: 'Was a permit, registration, lease or waybill form renewed?',
  form: 'registration-document',
  changed_list: 'documents',
} as const satisfies TypeDefinition

export const stockholders = {
  ...entry,
  label: 'Change of stockholders',
  clock: 'complex',
  offer: { slug: 'change-of-stockholders', agencies, title: 'Change the stockholders or partners', asks: [] },
  question: 'Have the stockholders, partners or members changed, or their shares?',
  form: 'change-of-stockholders',
  changed_list: 'stockholders',
} as const satisfies TypeDefinition

export const boardOfDirectors = {
  ...entry,
  label: 'Change of board of directors',
  offer: { slug: 'change-of-directors', agencies, title: 'Change the board of directors', asks: [] },
  question: 'Were directors elected or replaced, or have some left?',
  form: 'change-of-directors',
  changed_list: 'directors',
} as const satisfies TypeDefinition

export const capitalization = {
  ...scopeTested,
  label: 'Change of capitalization',
  offer: { slug: 'change-of-capital', agencies, title: 'Change the capital', asks: ['scope-given-up'] },
  question: 'Has the capital increased or decreased?',
  form: 'change-of-capital',
  tests: ['capital'],
  charged: 'scope-given-up',
  may_spare_documents: true,
} as const satisfies TypeDefinition

export const branches = {
  ...reissue,
  label: 'Change of branches',
  offer: {
    slug: 'change-of-branches',
    agencies,
    title: 'Open or close branches',
    asks: ['scope', 'branches'],
    scope_label: 'Highest scope held',
  },
  question: 'Was a branch opened or closed, or its permit renewed?',
  form: 'change-of-branches',
  changed_list: 'branches',
  charged: 'branches',
  documents: ['branch-certificate'],
  may_spare_documents: true,
} as const satisfies TypeDefinition

export const additionalCategory = {
  ...scopeTested,
  label: 'Additional category',
  clock: 'complex',
  letter: 'C',
  accreditation: 'widened',
  offer: {
    slug: 'additional-category',
    agencies,
    title: 'Add a scope to the accreditation',
    asks: ['scope'],
    scope_label: 'Scope to add',
  },
  question: null,
  form: 'additional-category',
  tests: ['capital', 'cover'],
  charged: 'added-scopes',
} as const satisfies TypeDefinition
