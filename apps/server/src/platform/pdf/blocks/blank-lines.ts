import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { colour, type } from './theme.ts'

const PEN = 24 // room to write by hand

/** Lines to write on, one or two abreast, each over the name of what belongs there. */
export function blankLines(rows: (readonly [string] | readonly [string, string])[]): ReactNode {
  return el(View, { wrap: false }, rows.map(blankRow))
}

function blankRow(labels: readonly string[], row: number): ReactNode {
  return el(View, { key: row, style: { flexDirection: 'row', gap: 24 } }, labels.map(blankLine))
}

function blankLine(label: string): ReactNode {
  return el(
    View,
    { key: label, style: { flex: 1, paddingTop: PEN } },
    el(View, { style: { borderTop: `0.7pt solid ${colour.ink}`, marginBottom: 2 } }),
    el(Text, { style: type.label }, label),
  )
}
