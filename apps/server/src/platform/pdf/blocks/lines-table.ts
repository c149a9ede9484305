import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { isLong, textLines } from './text-lines.ts'
import { colour, type } from './theme.ts'

export interface LinesColumn {
  header: string
  /** Width in points; the column without one takes what is left. */
  width?: number
  figures?: boolean
}

/** A cell's text, with a smaller note under it, in a colour where the word needs one. */
export type Cell = string | { text: string; note?: string | null; tone?: 'leaf' | 'stamp' | 'grey' }

/** Rows under a header which repeats on every page. */
export function linesTable(columns: LinesColumn[], rows: Cell[][]): ReactNode {
  return el(
    View,
    { style: { marginTop: 4, marginBottom: 5 } },
    el(View, { fixed: true, style: headerStyle }, columns.map(headerCell)),
    rows.map((cells, row) =>
      el(
        View,
        { key: row, wrap: cells.some(isLongCell), style: rowStyle },
        cells.map((cell, column) => bodyCell(cell, columns[column], column)),
      ),
    ),
  )
}

const isLongCell = (cell: Cell) => isLong(typeof cell === 'string' ? cell : cell.text)

/** The last row of a table of money: the total in figures, large, and in words. */
export function totalRow(label: string, figures: string, words: string): ReactNode {
  const figure = { ...type.serif, ...type.figures, fontSize: 17, fontWeight: 700, lineHeight: 1.25 } as const
  return el(
    View,
    { wrap: false, style: { borderTop: `1.2pt solid ${colour.ink}`, paddingTop: 6, marginTop: -0.5 } },
    el(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
      el(Text, { style: { ...type.strong, fontSize: 11 } }, label),
      el(Text, { style: figure }, figures),
    ),
    el(Text, { style: { ...type.serif, fontStyle: 'italic', fontSize: 10.5, lineHeight: 1.4, marginTop: 2 } }, words),
  )
}

/** The substitute face which has the peso sign sits lower in its line; figures are lifted back to their row. */
const PESO_LIFT = -0.8

const headerStyle = { flexDirection: 'row', borderBottom: `1pt solid ${colour.ink}`, paddingBottom: 3 } as const
const rowStyle = { flexDirection: 'row', borderBottom: `0.5pt solid ${colour.rule}`, paddingVertical: 3.2 } as const

function widthOf(column?: LinesColumn) {
  return column?.width ? { width: column.width } : { flex: 1 }
}

function headerCell(column: LinesColumn, input: number): ReactNode {
  const style = { ...type.label, fontWeight: 600, color: colour.ink, paddingRight: column.figures ? 0 : 8 } as const
  return el(
    Text,
    { key: input, style: { ...style, ...widthOf(column), textAlign: column.figures ? 'right' : 'left' } },
    column.header,
  )
}

function bodyCell(cell: Cell, column: LinesColumn | undefined, input: number): ReactNode {
  const { text, note, tone } = typeof cell === 'string' ? { text: cell } : cell
  const figures = column?.figures ? { ...type.figures, marginTop: text.includes('₱') ? PESO_LIFT : 0 } : {}
  const style = {
    ...type.value,
    fontSize: 9.2,
    ...figures,
    color: tone ? colour[tone] : colour.ink,
    fontWeight: tone && tone !== 'grey' ? 600 : 400,
  } as const
  return el(
    View,
    { key: input, style: { ...widthOf(column), paddingRight: column?.figures ? 0 : 8 } },
    textLines(text, style),
    note ? textLines(note, { ...type.small, fontSize: 8 }) : null,
  )
}
