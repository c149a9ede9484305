import type { IssuedDocument } from '@lading/contract/documents'

const names: Readonly<Record<string, string>> = {
  acknowledgement: 'Acknowledgement receipt',
  'order-of-payment': 'Order of payment',
  'official-receipt': 'Official receipt',
  certificate: 'Certificate of accreditation',
  memorandum: 'Evaluation memorandum',
  'denial-notice': 'Notice of denial',
}

/** What a paper is called. */
export function nameOfDocument({ kind }: Pick<IssuedDocument, 'kind'>): string {
  return names[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
}
