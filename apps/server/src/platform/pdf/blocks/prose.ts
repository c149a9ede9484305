import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { isLong, textLines } from './text-lines.ts'
import { colour, type } from './theme.ts'

/** The heading of a part, kept with what follows. */
export function heading(text: string): ReactNode {
  const style = {
    ...type.serif,
    fontSize: 12.5,
    fontWeight: 600,
    lineHeight: 1.25,
    marginTop: 11,
    marginBottom: 5,
  } as const
  const marked = { style, minPresenceAhead: 48, bookmark: text } // the library's types know it of pages alone
  return el(Text, marked, text)
}

/** A paragraph of running text. */
export function paragraph(text: string): ReactNode {
  return el(View, { style: { marginBottom: 5 } }, textLines(text, type.body))
}

/** What a part says when it has nothing to list. */
export function nothing(text: string): ReactNode {
  return el(Text, { style: { ...type.body, color: colour.grey, marginTop: 3 } }, text)
}

/** A numbered list; a note stands under its item in smaller type. */
export function numbered(items: { text: string; note?: string | null }[]): ReactNode {
  return el(
    View,
    {},
    items.map((item, input) => numberedItem(item, input + 1)),
  )
}

function numberedItem({ text, note }: { text: string; note?: string | null }, number: number): ReactNode {
  return el(
    View,
    { key: number, wrap: text.length > 600 || isLong(text), style: { flexDirection: 'row', marginBottom: 4 } },
    el(Text, { style: { ...type.body, width: 20 } }, `${number}.`),
    el(
      View,
      { style: { flex: 1 } },
      textLines(text, type.body),
      note ? textLines(note, { ...type.small, fontSize: 8.2 }) : null,
    ),
  )
}

/** A framed sentence that must not be missed, on one page unless it is long. */
export function callout(text: string, tone: 'pacific' | 'stamp' = 'pacific'): ReactNode {
  const style = {
    borderLeft: `2.5pt solid ${colour[tone]}`,
    backgroundColor: colour.tint,
    padding: 8,
    paddingLeft: 11,
  } as const
  return el(View, { wrap: isLong(text), style: { ...style, marginVertical: 8 } }, textLines(text, type.body))
}

/** Parts which stand on one page when `together`, and may break across two when not. */
export function keptTogether(together: boolean, ...children: ReactNode[]): ReactNode {
  return el(View, { wrap: !together }, ...children)
}
