import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { printedInstant } from '../print-formats.ts'
import type { Signatory, SignedFile } from './payload-parts.ts'
import { colour, type } from './theme.ts'

const WIDTH = 226

/** Under a document that bears no digital signature: the portal made it. */
const MADE = 'System generated'
const SIGNED = 'Signed digitally'

/** Whose document it is: signed digitally where the portal has a certificate to sign the file with (`sign-document.ts`). */
export const signatureBlock = (part: string, signatory: Signatory, file: SignedFile): ReactNode =>
  block(signingLabel(file), part, signatory)

/** How a document came about, in words. */
export const signingLabel = ({ file_is_signed }: SignedFile): string => (file_is_signed ? SIGNED : MADE)

/** Who stands for a document that the portal made and nobody signs; a block without a person leaves room for a pen. */
export const namedBlock = (part: string, signatory: Signatory | null): ReactNode => block(MADE, part, signatory)

function block(manner: string, part: string, signatory: Signatory | null): ReactNode {
  const signed = signatory?.signed_at ? `${manner} ${printedInstant(signatory.signed_at)}` : ''
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

/** The one person named at the end of a letter, on the right. */
export function closingName(part: string, signatory: Signatory): ReactNode {
  return el(View, { wrap: false, style: { alignItems: 'flex-end', marginTop: 2 } }, namedBlock(part, signatory))
}

/** Blocks of names two abreast. */
export function namedBlocks(blocks: [part: string, signatory: Signatory | null][]): ReactNode {
  const style = { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', marginTop: 4 } as const
  return el(
    View,
    { style },
    blocks.map(([part, signatory]) => namedBlock(part, signatory)),
  )
}
