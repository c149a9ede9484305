import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { qrCode } from '#platform/pdf/blocks/qr-code'
import { signingLabel } from '#platform/pdf/blocks/signature-block'
import { colour, POINTS_PER_MM, type } from '#platform/pdf/blocks/theme'
import { hostOf, printedInstant } from '#platform/pdf/print-formats'
import type { CertifiedFacts } from './certificate.payload.ts'

const SIDE = 74
const QR_SIZE = 30 * POINTS_PER_MM
const CONDITION = 'Not transferable. Valid only while the register shows it as current.'

/** The QR code at 30 mm, the signature, and the condition under which the certificate holds. */
export function certificateFoot(payload: CertifiedFacts, where: string): ReactNode[] {
  const row = { position: 'absolute', left: SIDE, right: SIDE, bottom: 90, flexDirection: 'row' } as const
  const condition = { position: 'absolute', left: SIDE, right: SIDE, bottom: 72, textAlign: 'center' } as const
  return [
    el(
      View,
      { key: 'foot', style: { ...row, alignItems: 'flex-end', justifyContent: 'space-between' } },
      scan(payload),
      signature(payload),
    ),
    el(Text, { key: 'condition', style: { ...type.small, ...condition, fontSize: 6.6 } }, `${CONDITION} ${where}`),
  ]
}

function scan({ url }: CertifiedFacts): ReactNode {
  const label = { ...type.label, fontSize: 7.2, color: colour.ink } as const
  return el(
    View,
    { key: 'scan', style: { width: 150 } },
    qrCode(url, QR_SIZE),
    el(Text, { style: { ...label, fontWeight: 600, marginTop: 6 } }, 'Scan to check this certificate'),
    el(Text, { style: label }, hostOf(url)),
  )
}

function signature({ signatory, signed_at, key_id, ...file }: CertifiedFacts): ReactNode {
  const serif = { ...type.serif, fontStyle: 'italic', fontSize: 10.5, marginBottom: 6 } as const
  const name = { ...type.strong, textAlign: 'center', fontSize: 10.5, lineHeight: 1.3 } as const
  const small = { ...type.small, textAlign: 'center' } as const
  return el(
    View,
    { key: 'signature', style: { width: 196, alignItems: 'center' } },
    el(Text, { style: serif }, signingLabel(file)),
    el(View, { style: { width: 196, borderTop: `0.7pt solid ${colour.ink}`, paddingTop: 4 } }),
    el(Text, { style: name }, signatory.name),
    el(Text, { style: { ...small, fontSize: 8.2, lineHeight: 1.35, marginTop: 1 } }, signatory.position),
    el(Text, { style: { ...small, fontSize: 6.4, marginTop: 6 } }, `${printedInstant(signed_at)}, Manila time`),
    el(Text, { style: { ...small, fontSize: 6.4 } }, `key ${key_id}`),
  )
}
