import { peso } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { linesTable, type Cell } from '#platform/pdf/blocks/lines-table'
import { nothing, paragraph } from '#platform/pdf/blocks/prose'
import { printedDay } from '#platform/pdf/print-formats'
import type { Part } from './memorandum-part.ts'
import type { MemorandumPayload } from './memorandum.payload.ts'

const OUTCOME_TONE = {
  accepted: 'leaf',
  returned: 'stamp',
  undecided: 'grey',
  waived: 'grey',
  missing: 'stamp',
  pass: 'leaf',
  watch: 'grey',
  fail: 'stamp',
  info: 'grey',
} as const

function outcome(word: keyof typeof OUTCOME_TONE): Cell {
  const text = word === 'undecided' ? 'Not decided yet' : word.charAt(0).toUpperCase() + word.slice(1)
  return { text, tone: OUTCOME_TONE[word] }
}

/** The checklist, each document with its outcome and finding. */
export function documentsPart({ documents }: MemorandumPayload): Part {
  const columns = [
    { header: 'Code', width: 42 },
    { header: 'Document' },
    { header: 'Outcome', width: 64 },
    { header: 'Finding', width: 176 },
  ]
  const rows = documents.map(({ code, name, finding, ...each }) => [code, name, outcome(each.outcome), finding ?? '—'])
  const blocks = [rows.length > 0 ? linesTable(columns, rows) : nothing('No document was required.')]
  return { title: 'Document checklist', blocks }
}

/** Capital beside the minimum it must reach, and the ratios of the latest statements. */
export function capitalPart({ capital, ratios }: MemorandumPayload): Part {
  const pesos = (amount: string | null) => (amount === null ? 'Not stated' : peso(amount))
  const facts = factsTable([
    [
      ['Authorised capital', pesos(capital.authorised)],
      ['Subscribed capital', pesos(capital.subscribed)],
    ],
    [
      ['Paid-up capital', pesos(capital.paid_up)],
      ['Minimum for the highest scope', pesos(capital.minimum)],
    ],
  ])
  return { title: 'Capital and ratios', blocks: [facts, ...ratioTable(ratios)] }
}

function ratioTable(ratios: MemorandumPayload['ratios']): ReactNode[] {
  if (!ratios) return [nothing('No financial statements had to be analysed.')]
  const columns = [
    { header: `Ratio, ${ratios.year}` },
    { header: 'Figure', width: 96, figures: true },
    { header: '', width: 18 },
    { header: 'Standard', width: 96 },
    { header: 'Outcome', width: 60 },
  ]
  const rows = ratios.rows.map(({ name, figure, standard, ...row }) => [
    name,
    figure,
    '',
    standard ?? '—',
    outcome(row.outcome),
  ])
  return [linesTable(columns, rows), paragraph(`Result of the analysis: ${ratios.result}`)]
}

/** Key officers and their training. */
export function officersPart({ officers, training_finding }: MemorandumPayload): Part {
  const columns = [
    { header: 'Name' },
    { header: 'Position', width: 150 },
    { header: 'Nationality', width: 86 },
    { header: 'Training hours', width: 74, figures: true },
  ]
  const rows = officers.map((officer) => [
    officer.name,
    officer.position,
    officer.nationality ?? '—',
    officer.training_hours === null ? '—' : String(officer.training_hours),
  ])
  const table = rows.length > 0 ? linesTable(columns, rows) : nothing('No officer was named.')
  return { title: 'Officers and training', blocks: [table, training_finding ? paragraph(training_finding) : null] }
}

/** Policies with their cover and period. */
export function insurancePart({ insurance }: MemorandumPayload): Part {
  const columns = [
    { header: 'Insurer and policy' },
    { header: 'Period', width: 150 },
    { header: 'Cover', width: 96, figures: true },
  ]
  const rows = insurance.map(({ insurer, number, finding, from, until, cover }) => [
    { text: `${insurer}, ${number}`, note: finding },
    `${printedDay(from)} to ${printedDay(until)}`,
    peso(cover),
  ])
  return { title: 'Insurance', blocks: [rows.length > 0 ? linesTable(columns, rows) : nothing('No policy was filed.')] }
}

/** Of a change: before and after, answer by answer. */
export function changesPart({ changes }: MemorandumPayload): Part | null {
  if (changes.length === 0) return null
  const rows = changes.map(({ label, before, after }) => [label, before || '–', after || '–'])
  const columns = [{ header: 'Answer', width: 140 }, { header: 'In the register', width: 170 }, { header: 'Requested' }]
  return { title: 'Requested changes', blocks: [linesTable(columns, rows)] }
}
