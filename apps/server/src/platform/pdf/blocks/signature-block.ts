import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { printedInstant } from '../print-formats.ts'
import type { Signatory } from './payload-parts.ts'
import { colour, type } from './theme.ts'

const WIDTH = 226

/** Who signs, in what part; a block not yet signed leaves room for a pen. */
export function signatureBlock(part: string, signatory: Signatory | null): ReactNode {
  const signed = signatory?.signed_at ? `Signed digitally ${printedInstant(signatory.signed_at)}` : ''
  return el(
    View,
    { key: part, wrap: false, style: { width: WIDTH, marginTop: 9 } },
    el(Text, { style: type.label }, part),
    el(Text, { style: { ...type.serif, fontStyle: 'italic', fontSize: 9.5, height: 23, paddingTop: 7 } }, signed),
    el(View, { style: { borderTop: `0.7pt solid ${colour.ink}`, marginBottom: 3 } }),
    el(Text, { style: { ...type.strong, lineHeight: 1.3 } }, signatory?.name ?? ' '),
    el(Text, { style: { ...type.small, fontSize: 8.2 } }, signatory?.position ?? ' '),
  )
}

/** The one signature at the end of a letter, on the right. */
export function closingSignature(part: string, signatory: Signatory): ReactNode {
  return el(View, { wrap: false, style: { alignItems: 'flex-end', marginTop: 2 } }, signatureBlock(part, signatory))
}

/** Signature blocks two abreast. */
export function signatureBlocks(blocks: [part: string, signatory: Signatory | null][]): ReactNode {
  const style = { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', marginTop: 4 } as const
  return el(
    View,
    { style },
    blocks.map(([part, signatory]) => signatureBlock(part, signatory)),
  )
}
