import { Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { certificatePage } from '#platform/pdf/blocks/certificate-frame'
import { microtext } from '#platform/pdf/blocks/microtext'
import { colour, PAGE, type } from '#platform/pdf/blocks/theme'
import { branchesOf } from './certificate-text.ts'
import type { CertificatePayload } from './certificate.payload.ts'

const BRANCHES_A_PAGE = 20

const ROW_HEIGHT = 30

/** What the branches take of the face's height, in points. */
export function branchHeight(payload: CertificatePayload): number {
  const manner = branchesOf(payload)
  if (manner === 'named') return 8 + Math.ceil(payload.branches.length / 2) * ROW_HEIGHT
  return manner === 'scheduled' ? 24 : 0
}

/** Up to four branches in two columns, or the sentence which names the schedule. */
export function branchesOnFace(payload: CertificatePayload): ReactNode {
  const manner = branchesOf(payload)
  if (manner === 'none') return null
  if (manner === 'named') return el(View, { key: 'branches', style: columns }, payload.branches.map(onFace))
  const sentence = `with its ${payload.branches.length} branches named in the schedule, which is part of this certificate`
  return el(
    Text,
    { key: 'branches', style: { ...type.serif, fontStyle: 'italic', fontSize: 10.5, marginTop: 9 } },
    sentence,
  )
}

const columns = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'center',
  width: 452,
  marginTop: 8,
} as const

type Branch = CertificatePayload['branches'][number]

function onFace({ name, address }: Branch, input: number): ReactNode {
  const text = {
    ...type.label,
    fontSize: 7.4,
    lineHeight: 1.3,
    textAlign: 'center',
    maxLines: 3,
    color: colour.ink,
  } as const
  return el(
    View,
    { key: input, style: { width: 218, paddingHorizontal: 6, marginBottom: 3 } },
    el(Text, { style: text }, el(Text, { style: { fontWeight: 600 } }, `Branch: ${name}`), `, ${address}`),
  )
}

/** The schedule: as many framed pages as the branches need. */
export function branchSchedule(payload: CertificatePayload): ReactNode[] {
  const count = Math.ceil(payload.branches.length / BRANCHES_A_PAGE)
  return Array.from({ length: count }, (_, page) => {
    const from = page * BRANCHES_A_PAGE
    const rows = payload.branches.slice(from, from + BRANCHES_A_PAGE)
    return schedulePage(payload, rows, from, count > 1 ? ` (${page + 1} of ${count})` : '')
  })
}

function schedulePage(payload: CertificatePayload, rows: Branch[], from: number, part: string): ReactNode {
  const words = `${payload.agency.name} ${payload.number} ${payload.business_name}`
  const micro = microtext(words, PAGE.width - 138)
  const style = { position: 'absolute', left: 82, right: 82, top: 88 } as const
  return certificatePage(
    `schedule ${from}`,
    null,
    micro(69, 63),
    micro(69, PAGE.height - 67),
    el(
      View,
      { key: 'rows', style },
      el(Text, { style: { ...type.serif, fontWeight: 600, fontSize: 21 } }, `Schedule of branches${part}`),
      el(
        Text,
        { style: { ...type.body, marginTop: 4, marginBottom: 12 } },
        `${payload.title} No. ${payload.number}, ${payload.business_name}`,
      ),
      rows.map((branch, input) => scheduleRow(branch, from + input + 1)),
    ),
  )
}

function scheduleRow({ name, address }: Branch, number: number): ReactNode {
  const style = { flexDirection: 'row', borderTop: `0.5pt solid ${colour.brass}`, paddingVertical: 4 } as const
  const cell = { ...type.body, fontSize: 8.6, lineHeight: 1.3 } as const
  return el(
    View,
    { key: number, style },
    el(Text, { style: { ...cell, width: 24 } }, String(number)),
    el(Text, { style: { ...cell, width: 150, paddingRight: 8, fontWeight: 600 } }, name),
    el(Text, { style: { ...cell, flex: 1 } }, address),
  )
}
