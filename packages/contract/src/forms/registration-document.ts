import {
  registeredKindFacts,
  registeredKinds,
  type AnsweredDocuments,
} from '@lading/domain/documents/registered-documents'
import { defineForm, type AnswersOf, type FieldFault, type FormContext } from './form-definition.ts'

const kindsWith = (isIt: (facts: (typeof registeredKindFacts)['lease']) => boolean): readonly string[] =>
  registeredKinds.filter((kind) => isIt(registeredKindFacts[kind]))
const numbered = kindsWith(({ has_number }) => has_number)
const ending = kindsWith(({ ends }) => ends !== 'never')

const parts = {
  sections: { document: 'The renewed document' },
  fields: {
    document: {
      label: 'Document',
      section: 'document',
      kind: 'choice',
      required: true,
      choices: registeredKinds.map((value) => ({ value, label: registeredKindFacts[value].label })),
    },
    number: {
      label: 'Number',
      section: 'document',
      kind: 'text',
      required: true,
      noun: 'number of the document',
      askedWith: { name: 'document', values: numbered },
    },
    issued_on: {
      label: 'Issued on',
      section: 'document',
      kind: 'past-day',
      required: true,
      noun: 'day of issue',
      help: 'Of a lease, the day it was signed.',
    },
    valid_until: {
      label: 'Valid until',
      section: 'document',
      kind: 'day',
      required: false,
      help: 'Leave empty if the document has no last day.',
      askedWith: { name: 'document', values: ending },
    },
  },
  groups: {},
} as const

export type RegistrationDocument = AnswersOf<typeof parts>

/** A permit, certificate, lease or form that takes the place of the one on file (type 7). */
export const registrationDocumentForm = defineForm(parts, {
  check: (answers, context) => lastDayFaults(answers, context),
  documents: (answers) => documentOf(answers),
})

/** The document as it is registered: without a number or a last day where its kind has none. */
function documentOf({ document, number, issued_on, valid_until }: RegistrationDocument): AnsweredDocuments {
  const kind = registeredKinds.find((one) => one === document)
  if (!kind) return {}
  const { has_number, ends } = registeredKindFacts[kind]
  const facts = { kind, number: has_number ? number : '', issued_on: issued_on || null }
  return { 'as-answered': { ...facts, valid_until: ends === 'never' ? null : valid_until || null } }
}

/** The last day of the document; what is filed must be in force on that day, and an answer to a return is not tested anew. */
function lastDayFaults(
  { document, issued_on, valid_until }: RegistrationDocument,
  { today, filed }: FormContext,
): FieldFault[] {
  const fault = (message: string): FieldFault[] => [{ path: 'valid_until', message }]
  const kind = registeredKinds.find((one) => one === document)
  if (!kind || registeredKindFacts[kind].ends === 'never') return []
  if (valid_until === '')
    return registeredKindFacts[kind].ends === 'always' ? fault('Choose the last day of the permit.') : []
  if (issued_on !== '' && valid_until < issued_on) return fault('The document ends before it was issued.')
  const hasEnded = filed === null && today !== null && valid_until < today
  return hasEnded ? fault('This document is no longer in force. Enter the renewed one.') : []
}
