import { certificateKindLabels, type CertificateKind } from '@lading/domain/accreditation/requirements/requirement'
import { defineForm, type AnswersOf, type FieldFault, type FormContext } from '../form-definition.ts'

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
      required: true,
      askedWith: { name: 'kind', values: ['true-copy'] },
      help: 'A document issued and signed by this agency. The document does not change.',
    },
    original_lost: {
      label: 'The original is lost',
      section: 'request',
      kind: 'flag',
      required: false,
      askedWith: { name: 'kind', values: ['true-copy'] },
      help: 'An affidavit of loss is then required.',
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
  bundles: { request: { label: 'What to certify', of: ['kind', 'original', 'original_lost'] } },
} as const
export type CertificateRequest = AnswersOf<typeof parts>

/** What the business asks the agency to certify, for what, and how often (field facts, section 7.4). */
export const certificateRequestForm = defineForm(parts, {
  check: copiesFaults,
  requirements: ({ kind, original_lost }) => ({
    ...(kind !== '' && { kind: kind as CertificateKind }), // of the choices above
    ...(kind === 'true-copy' && original_lost && { circumstances: ['original-lost'] }),
  }),
  fees: ({ copies }) => ({ copies }),
})

/** At least one copy, and no more than the agencies' setting; what stands as it was filed is not tested by a new one. */
function copiesFaults(
  { copies }: CertificateRequest,
  { limits, filed }: FormContext<CertificateRequest>,
): FieldFault[] {
  const most = limits && copies !== filed?.copies ? limits.copies : Infinity
  if (copies === null || (copies >= 1 && copies <= most)) return []
  const message = most === Infinity ? 'Request at least 1 copy.' : `Request 1 to ${most} copies.`
  return [{ path: 'copies', message }]
}
