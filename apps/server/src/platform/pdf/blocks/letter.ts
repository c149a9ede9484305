import { freightOf } from '@lading/domain/transactions/agency'
import { Document, G, Page, Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import type { Agency } from './payload-parts.ts'
import { drawing, strokes } from './draw.ts'
import { band } from './guilloche.ts'
import { originOf } from './origin.ts'
import { microtext } from './microtext.ts'
import { sealDrawing } from './seal.ts'
import { textLines } from './text-lines.ts'
import { colour, MARGIN, SPACED, TEXT_WIDTH, type } from './theme.ts'

/** What stands at the head and the foot of a letter, an order or a receipt. */
export interface LetterHead {
  agency: Agency
  title: string
  /** What the number is called, as "Order number". */
  number_label: string
  number: string
  /** Whom or what it is about, for the file's own description. */
  subject: string
  /** The file's creation date: the same payload gives the same bytes. */
  made_at: string
  /** One line at the foot of every page. */
  note: string
  /** What a page of it is called, where pages of another document follow; `Page` otherwise. */
  page_name?: string
}

const BAND_HEIGHT = 11
const BAND = el(
  G,
  {},
  strokes(band(TEXT_WIDTH, 4.6, 54, 4), colour.pacific, 0.36),
  strokes(band(TEXT_WIDTH, 2.7, 36, 3), colour.brass, 0.36),
)

/** A document on the agency's paper, as many A4 pages as it needs. */
export function letter(head: LetterHead, ...children: ReactNode[]) {
  const { agency, title, number, subject } = head
  return el(
    Document,
    originOf(`${title} ${number}`, agency.name, subject, head.made_at),
    el(
      Page,
      { size: 'A4', style: pageStyle, bookmark: title },
      runningHead(head),
      letterhead(head),
      titleRow(head),
      ...children,
      foot(head),
    ),
  )
}

const pageStyle = {
  ...type.body,
  paddingTop: 48,
  paddingBottom: 58,
  paddingHorizontal: MARGIN,
  backgroundColor: '#ffffff',
} as const

function letterhead({ agency }: LetterHead): ReactNode {
  const contact = [agency.address, agency.telephone, agency.email, agency.website].filter(Boolean).join('\n')
  return el(
    View,
    { style: { marginTop: -14 } },
    el(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', marginBottom: 8 } },
      sealDrawing(freightOf(agency.code), 52),
      el(View, { style: { flex: 1, paddingHorizontal: 12 } }, agencyNames(agency)),
      el(View, { style: { width: 150 } }, textLines(contact, { ...type.small, textAlign: 'right' })),
    ),
    drawing(TEXT_WIDTH, BAND_HEIGHT, BAND, `0 ${-BAND_HEIGHT / 2} ${TEXT_WIDTH} ${BAND_HEIGHT}`),
  )
}

function agencyNames({ name, office }: Agency): ReactNode[] {
  const fontSize = name.length > 44 ? 9.5 : 12
  const spaced = { fontSize, letterSpacing: fontSize * SPACED, lineHeight: 1.3 }
  return [
    el(
      Text,
      { key: 'republic', style: { ...type.serif, fontStyle: 'italic', fontSize: 9 } },
      'Republic of the Philippines',
    ),
    el(Text, { key: 'name', style: { ...type.strong, ...spaced, marginTop: 1 } }, name.toUpperCase()),
    el(Text, { key: 'office', style: { ...type.small, fontSize: 8.2 } }, office),
  ]
}

function titleRow({ title, number, number_label }: LetterHead): ReactNode {
  return el(
    View,
    { style: { flexDirection: 'row', alignItems: 'flex-end', marginTop: 13, marginBottom: 9 } },
    el(Text, { style: { ...type.serif, flex: 1, fontSize: 23, fontWeight: 600, lineHeight: 1.15 } }, title),
    el(
      View,
      { style: { alignItems: 'flex-end' } },
      el(Text, { style: type.label }, number_label),
      el(Text, { style: { ...type.strong, fontSize: 12.5, lineHeight: 1.3 } }, number),
    ),
  )
}

/** From the second page on: whose document this is, should the pages part. */
function runningHead({ agency, title, number }: LetterHead): ReactNode {
  const style = { ...type.small, position: 'absolute', top: 26, left: MARGIN, right: MARGIN } as const
  const words = `${agency.name}   ·   ${title} ${number}`
  return el(Text, { fixed: true, style, render: ({ pageNumber }) => (pageNumber > 1 ? words : ' ') })
}

function foot(head: LetterHead): ReactNode {
  const style = { position: 'absolute', bottom: 26, left: MARGIN, right: MARGIN, height: 26 } as const
  const line = { ...type.small, fontSize: 7.2, position: 'absolute', top: 9 } as const
  const { page_name = 'Page' } = head
  const width = page_name === 'Page' ? 78 : 110
  return el(
    View,
    { fixed: true, style },
    el(View, { style: { borderTop: `0.5pt solid ${colour.rule}` } }),
    microtext(`${head.agency.name} ${head.number}`, TEXT_WIDTH)(0, 3),
    el(Text, { style: { ...line, left: 0, right: width + 2 } }, head.note),
    el(Text, {
      style: { ...line, right: 0, width, textAlign: 'right' },
      render: ({ pageNumber, totalPages }) => `${page_name} ${pageNumber} of ${totalPages}`,
    }),
  )
}
