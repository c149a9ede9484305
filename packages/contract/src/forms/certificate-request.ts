import { certificateKindLabels, type CertificateKind } from '@lading/domain/accreditation/requirement'
import { defineForm, type FieldFault } from './form-definition.ts'

const parts = {
  sections: { request: 'What to certify', use: 'What it is for' },
  fields: {
    kind: {
      label: 'Certification',
      section: 'request',
      kind: 'choice',
      required: true,
      choices: (['no-pending-case', 'pending-case', 'standing', 'true-copy', 'other'] as const).map((value) => ({
        value,
        label: certificateKindLabels[value],
      })),
    },
    original: {
      label: 'Document to be copied',
      section: 'request',
      kind: 'issued-document',
      required: false,
      askedWith: { name: 'kind', value: 'true-copy' },
      help: 'A document issued and signed by this agency. The document does not change.',
    },
    purpose: {
      label: 'Purpose',
      section: 'use',
      kind: 'long-text',
      required: true,
      help: 'The purpose of the certification. It is stated on the certification.',
    },
    copies: { label: 'Copies', section: 'use', kind: 'count', required: true, noun: 'number of copies' },
  },
  groups: {},
  // A copy is of a document: the two come back together.
  bundles: { request: { label: 'What to certify', of: ['kind', 'original'] } },
} as const

/** At most so many copies in one request. */
export const MOST_COPIES = 20

/** What the business asks the agency to certify, for what, and how often (field facts, section 7.4). */
export const certificateRequestForm = defineForm(parts, {
  check: ({ kind, original, copies }): FieldFault[] => [
    ...(kind === 'true-copy' && original === ''
      ? [{ path: 'original', message: 'Choose the document to be copied.' }]
      : []),
    ...(copies !== null && (copies < 1 || copies > MOST_COPIES)
      ? [{ path: 'copies', message: `Request 1 to ${MOST_COPIES} copies.` }]
      : []),
  ],
  requirements: ({ kind }) => (kind === '' ? {} : { kind: kind as CertificateKind }), // of the choices above
  fees: ({ copies }) => ({ copies: copies ?? 1 }),
})
