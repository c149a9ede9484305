import type { Form } from '@lading/domain/filing/form-path'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { defineForm, type FormDefinition } from './forms/form-definition.ts'
import { forms, type FormName } from './forms/forms.ts'

/** The parts of the staff page of a transaction. */
export const staffTabs = [
  'documents',
  'business',
  'change',
  'report',
  'request',
  'certification',
  'sec-recommendation',
  'people',
  'capital',
  'fee',
  'memorandum',
  'messages',
  'timeline',
  'issued',
] as const
export type StaffTab = (typeof staffTabs)[number]

/** What both sides must know of a type of transaction. */
export interface TypeDefinition {
  /** What its client fills in; null while the type is not built, and nothing opens it then. */
  readonly form: FormName | null
  /** In their order; the page opens with the first. `staffTabsOf` leaves out what the answers spare. */
  readonly staffTabs: readonly StaffTab[]
  /** What its approval can have made and signed. `documentsOf` says what it has, by the answers. */
  readonly documents: readonly ApprovalDocument[]
}

/** The documents that approvals make. */
export const approvalDocuments = ['certificate', 'branch-certificate', 'certification', 'sec-recommendation'] as const
export type ApprovalDocument = (typeof approvalDocuments)[number]

/** The certificate, and those of the branches: of each the ones that the approval gives cause to make. */
const certificates = ['certificate', 'branch-certificate'] as const

const application: TypeDefinition = {
  form: 'application',
  staffTabs: ['documents', 'business', 'people', 'capital', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: certificates,
}

/** A change of what stands on the certificate: it is issued again. */
const reissue = (form: FormName): TypeDefinition => ({
  form,
  staffTabs: ['documents', 'change', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: certificates,
})

/** A change of what the register alone holds: nothing is paid, and the certificate stays. */
const entry = (form: FormName): TypeDefinition => ({
  form,
  staffTabs: ['documents', 'change', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: [],
})

/** A change that tests the capital against the scopes: its statements are analysed. */
const scopeTested = (form: FormName): TypeDefinition => ({
  form,
  staffTabs: ['documents', 'change', 'capital', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: certificates,
})

/** A report: nothing is decided or issued, and only a penalty is paid. */
const report = (form: FormName): TypeDefinition => ({
  form,
  staffTabs: ['report', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: [],
})

/** Without a form there are no answers to show, and no capital to analyse. */
const unbuilt: TypeDefinition = {
  form: null,
  staffTabs: ['documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
  documents: [],
}

/** One definition a type (specification, section 3). */
export const typeDefinitions = {
  1: application,
  2: application,
  3: reissue('change-of-name'),
  4: reissue('change-of-address'),
  5: entry('change-of-officers'),
  6: entry('change-of-agents'),
  7: entry('registration-document'),
  8: entry('change-of-stockholders'),
  9: entry('change-of-directors'),
  10: scopeTested('change-of-capital'),
  11: {
    form: 'change-of-branches',
    staffTabs: ['documents', 'change', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
    documents: ['branch-certificate'],
  },
  12: scopeTested('additional-category'),
  13: {
    form: 'annual-report',
    staffTabs: ['report', 'capital', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
    documents: [],
  },
  14: report('quarterly-report'),
  15: report('insurance-coverage'),
  16: {
    form: 'certificate-request',
    staffTabs: ['request', 'certification', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
    documents: ['certification'],
  },
  17: {
    form: 'sec-recommendation',
    staffTabs: ['request', 'sec-recommendation', 'documents', 'fee', 'memorandum', 'messages', 'timeline', 'issued'],
    documents: ['sec-recommendation'],
  },
  18: unbuilt,
  19: unbuilt,
} as const satisfies Readonly<Record<TransactionType, TypeDefinition>>

/** Whether a type's approval can make a document. */
export const makesDocument = (type: TransactionType, document: ApprovalDocument): boolean => {
  const { documents }: TypeDefinition = typeDefinitions[type]
  return documents.includes(document)
}

/** What a filing answers, and what the register said when it was opened; null where it rests on none. */
export interface Answered {
  readonly type: TransactionType
  readonly form: Form
  readonly register: Form | null
}

/** What the approval of a filing with these answers has made and signed; its form may spare them (ADR 40). */
export function documentsOf({ type, form, register }: Answered): readonly ApprovalDocument[] {
  const { documents }: TypeDefinition = typeDefinitions[type]
  return formOfType(type).issuesDocuments(form, register) ? documents : []
}

/** Whether the approval of a filing with these answers hands the client a document of its own. */
export const issuesDocument = (answered: Answered): boolean => documentsOf(answered).length > 0

/** The parts of the staff page of a filing with these answers: a change that issues nothing costs nothing. */
export function staffTabsOf(answered: Answered): readonly StaffTab[] {
  const { staffTabs: all, documents }: TypeDefinition = typeDefinitions[answered.type]
  const isSpared = documents.length > 0 && !issuesDocument(answered)
  return isSpared ? all.filter((tab) => tab !== 'fee') : all
}

/** Whether the financial statements of a type are analysed. */
export const analysesCapital = (type: TransactionType): boolean => {
  const { staffTabs: all }: TypeDefinition = typeDefinitions[type]
  return all.includes('capital')
}

/** Whether a type has its form, and with it its screens. */
export const isBuilt = (type: TransactionType): boolean => typeDefinitions[type].form !== null

const withoutQuestions = defineForm({ sections: {}, fields: {}, groups: {} })

/** The form of a type; while the type is not built, one without questions. */
export function formOfType(type: TransactionType): FormDefinition {
  const { form }: TypeDefinition = typeDefinitions[type]
  return form === null ? withoutQuestions : forms[form]
}
