import type { DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { ParsedPayload, PdfKind } from './pdf-kind.ts'
import { acknowledgement } from './templates/acknowledgement.ts'
import { certificate } from './templates/certificate.ts'
import { denialNotice } from './templates/denial-notice.ts'
import { memorandum } from './templates/memorandum.ts'
import { officialReceipt } from './templates/official-receipt.ts'
import { orderOfPayment } from './templates/order-of-payment.ts'

type Template<K extends PdfKind> = (payload: ParsedPayload<K>) => ReactElement<DocumentProps>

const templates: { [K in PdfKind]: Template<K> } = {
  acknowledgement,
  'order-of-payment': orderOfPayment,
  'official-receipt': officialReceipt,
  certificate,
  memorandum,
  'denial-notice': denialNotice,
}

/** The drawn document of a kind, ready to be laid out. */
export function templateOf<K extends PdfKind>(kind: K, payload: ParsedPayload<K>): ReactElement<DocumentProps> {
  const template: Template<K> = templates[kind]
  return template(payload)
}
