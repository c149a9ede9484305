import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { hostOf } from '../print-formats.ts'
import { qrCode } from './qr-code.ts'
import { colour, POINTS_PER_MM, type } from './theme.ts'

const QR_SIZE = 25 * POINTS_PER_MM

/** A QR code, what it is for, and the host behind it. */
export function scanBlock(purpose: string, url: string): ReactNode {
  return el(
    View,
    { wrap: false, style: { width: 118, alignItems: 'flex-start' } },
    qrCode(url, QR_SIZE),
    el(Text, { style: { ...type.label, color: colour.ink, fontWeight: 600, marginTop: 6 } }, purpose),
    el(Text, { style: { ...type.label, color: colour.ink } }, hostOf(url)),
  )
}

/** The end of a document: the QR code on the left, whatever belongs beside it on the right. */
export function scanRow(purpose: string, url: string, ...beside: ReactNode[]): ReactNode {
  const style = {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 20,
  } as const
  return el(
    View,
    { wrap: false, style },
    scanBlock(purpose, url),
    el(View, { style: { width: 300, alignItems: 'flex-end' } }, ...beside),
  )
}
