import type { ActionRows } from './action-row.ts'

/** Certificates, other documents and their release. */
export const releaseActions = {
  'generate-certificate': { label: 'Make the certificate', usual_after: 'the certificate is made' },
  'generate-document': { label: 'Make the document', usual_after: 'the document is made' },
  'apply-change-certificate-unaffected': { label: 'Apply the change' },
  'apply-change-and-regenerate-certificate': {
    label: 'Apply the change and remake the certificate',
    usual_after: 'the certificate is made',
  },
  'print-seal': {
    label: 'Print and issue',
    done: 'Printed and issued',
    hint: ({ delivery }) =>
      delivery === 'pickup'
        ? 'Print what stands under “Issued documents”, and seal it.'
        : 'It is issued without printing: the client downloads it.',
    usual_after: 'it is issued',
  },
  'return-for-data-error': { label: 'Return for data error', done: 'Returned for data error' },
  'mark-ready-for-pickup': {
    label: 'Mark ready for pickup',
    done: 'Marked ready for pickup',
    usual_after: 'it is ready for pickup',
  },
  'release-electronically': { label: 'Release electronically' },
  'release-to-claimant': {
    label: 'Release to claimant',
    done: 'Released to the claimant',
    usual_after: 'it is released',
  },
} as const satisfies ActionRows
