import type { z } from 'zod'
import { AcknowledgementPayload } from './templates/acknowledgement.payload.ts'
import { CertificatePayload } from './templates/certificate.payload.ts'
import { DenialNoticePayload } from './templates/denial-notice.payload.ts'
import { MemorandumPayload } from './templates/memorandum.payload.ts'
import { OfficialReceiptPayload } from './templates/official-receipt.payload.ts'
import { OrderOfPaymentPayload } from './templates/order-of-payment.payload.ts'

/** Every document the portal prints, and the schema of its frozen payload. */
export const pdfPayloads = {
  acknowledgement: AcknowledgementPayload,
  'order-of-payment': OrderOfPaymentPayload,
  'official-receipt': OfficialReceiptPayload,
  certificate: CertificatePayload,
  memorandum: MemorandumPayload,
  'denial-notice': DenialNoticePayload,
} as const

export type PdfKind = keyof typeof pdfPayloads
/** What a caller passes. */
export type PdfPayload<K extends PdfKind> = z.input<(typeof pdfPayloads)[K]>
/** What a template receives: parsed, defaults filled in. */
export type ParsedPayload<K extends PdfKind> = z.output<(typeof pdfPayloads)[K]>
