import type { CertificateKind } from '@lading/domain/accreditation/requirement'
import { defineForm, type FieldFault } from './form-definition.ts'

const parts = {
  sections: { request: 'What is to be certified' },
  fields: {
    kind: {
      label: 'Certification',
      section: 'request',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'no-pending-case', label: 'That no case is pending' },
        { value: 'pending-case', label: 'That a case is pending' },
        { value: 'standing', label: 'Standing of the accreditation' },
        { value: 'other', label: 'Another certification' },
      ],
    },
    purpose: {
      label: 'Purpose',
      section: 'request',
      kind: 'long-text',
      required: true,
      help: 'What the certification is for; it stands on the certification.',
    },
    copies: { label: 'Copies', section: 'request', kind: 'count', required: true, noun: 'number of copies' },
  },
  groups: {},
} as const

/** At most so many copies in one request. */
export const MOST_COPIES = 20

/** What the business asks the agency to certify, for what, and how often (field facts, section 7.4). */
export const certificateRequestForm = defineForm(parts, {
  check: ({ copies }): FieldFault[] =>
    copies === null || (copies >= 1 && copies <= MOST_COPIES)
      ? []
      : [{ path: 'copies', message: `Ask for 1 to ${MOST_COPIES} copies.` }],
  requirements: ({ kind }) => (kind === '' ? {} : { kind: kind as CertificateKind }), // of the choices above
  fees: ({ copies }) => ({ copies: copies ?? 1 }),
})
