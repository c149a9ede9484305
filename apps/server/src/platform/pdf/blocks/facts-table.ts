import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { scanBlock } from './scan-block.ts'
import { textLines } from './text-lines.ts'
import { colour, type } from './theme.ts'

/** A labelled fact; one without a value is not printed. */
export type Fact = readonly [label: string, value: string | null | undefined]

/** Facts two abreast, label above value; a fact alone in its row takes the whole width. */
export function factsTable(rows: (readonly [Fact] | readonly [Fact, Fact])[]): ReactNode {
  const given = rows.map((row) => row.filter(([, value]) => value)).filter((row) => row.length > 0)
  return el(View, { wrap: false, style: { borderBottom: `0.5pt solid ${colour.rule}` } }, given.map(factsRow))
}

function factsRow(facts: Fact[], input: number): ReactNode {
  const style = { flexDirection: 'row', borderTop: `0.5pt solid ${colour.rule}`, paddingVertical: 3.1 } as const
  return el(View, { key: input, style }, facts.map(fact))
}

function fact([label, value]: Fact): ReactNode {
  return el(
    View,
    { key: label, style: { flex: 1, paddingRight: 12 } },
    el(Text, { style: type.label }, label),
    textLines(value ?? '', type.value),
  )
}

/** The few facts that matter most, large, on a tinted ground, with the QR code beside them. */
export function keyFacts(facts: Fact[], scan?: { purpose: string; url: string }): ReactNode {
  const panel = { flexDirection: 'row', backgroundColor: colour.tint, borderTop: `2pt solid ${colour.brass}` } as const
  return el(
    View,
    { wrap: false, style: { ...panel, padding: 11, marginBottom: 9 } },
    el(View, { style: { flex: 1, flexDirection: 'row', flexWrap: 'wrap' } }, facts.map(keyFact)),
    scan ? scanBlock(scan.purpose, scan.url) : null,
  )
}

function keyFact([label, value]: Fact): ReactNode {
  return el(
    View,
    { key: label, style: { width: '50%', paddingRight: 12, marginBottom: 6 } },
    el(Text, { style: type.label }, label),
    el(Text, { style: { ...type.serif, fontSize: 14.5, fontWeight: 600, lineHeight: 1.3 } }, value),
  )
}
