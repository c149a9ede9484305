import type { Form } from '@lading/domain/filing/form-path'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { ApprovalDocument, StaffTab } from '@lading/domain/transactions/definitions/type-definition'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { defineForm, type FormDefinition } from './forms/form-definition.ts'
import { forms } from './forms/forms.ts'

// What follows from the definition of a type together with the answers to its form.

/** What a filing answers, and what the register said when it was opened; null where it rests on none. */
export interface AnsweredFiling {
  readonly type: TransactionType
  readonly form: Form
  readonly register: Form | null
}

/** What the approval of a filing with these answers has made and signed; its form may spare them (ADR 40). */
export function documentsOf({ type, form, register }: AnsweredFiling): readonly ApprovalDocument[] {
  const { documents } = definitionOf(type)
  return formOfType(type).issuesDocuments(form, register) ? documents : []
}

/** Whether the approval of a filing with these answers hands the client a document of its own. */
export const issuesDocument = (filing: AnsweredFiling): boolean => documentsOf(filing).length > 0

/** The parts of the staff page of a filing with these answers: a change that issues nothing costs nothing. */
export function staffTabsOf(filing: AnsweredFiling): readonly StaffTab[] {
  const { tabs, documents } = definitionOf(filing.type)
  const isSpared = documents.length > 0 && !issuesDocument(filing)
  return isSpared ? tabs.filter((tab) => tab !== 'fee') : tabs
}

/** Whether a type has its form, and with it its screens. */
export const isBuilt = (type: TransactionType): boolean => definitionOf(type).form !== null

const withoutQuestions = defineForm({ sections: {}, fields: {}, groups: {} })

/** The form of a type; while the type is not built, one without questions. */
export function formOfType(type: TransactionType): FormDefinition {
  const { form } = definitionOf(type)
  return form === null ? withoutQuestions : forms[form]
}
