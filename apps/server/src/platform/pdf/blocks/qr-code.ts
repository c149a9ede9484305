import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { darkModules } from '../../qr-strokes.ts'
import { drawing, strokes } from './draw.ts'
import { colour } from './theme.ts'

/** A touch over one module, so that no viewer shows a hairline between rows. */
const STROKE = 1.02

/** A QR code (correction level M) as one vector path, `size` points wide without its quiet zone. */
export function qrCode(text: string, size: number): ReactNode {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return drawing(size, size, strokes([darkModules(data)], colour.ink, STROKE), `0 0 ${data.length} ${data.length}`)
}
