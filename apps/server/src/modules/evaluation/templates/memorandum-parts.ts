import { peso, sumOfMoney } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { linesTable, type Cell } from '#platform/pdf/blocks/lines-table'
import { heading, nothing, paragraph } from '#platform/pdf/blocks/prose'
import { printedDay } from '#platform/pdf/print-formats'
import type { MemorandumPayload } from './memorandum.payload.ts'

const OUTCOME_TONE = {
  accepted: 'leaf',
  returned: 'stamp',
  waived: 'grey',
  missing: 'stamp',
  pass: 'leaf',
  watch: 'grey',
  fail: 'stamp',
  info: 'grey',
} as const

function outcome(word: keyof typeof OUTCOME_TONE): Cell {
  return { text: word.charAt(0).toUpperCase() + word.slice(1), tone: OUTCOME_TONE[word] }
}

/** The checklist, each document with its outcome and finding. */
export function documentsPart({ documents }: MemorandumPayload): ReactNode[] {
  const columns = [
    { header: 'Code', width: 42 },
    { header: 'Document' },
    { header: 'Outcome', width: 64 },
    { header: 'Finding', width: 176 },
  ]
  const rows = documents.map(({ code, name, finding, ...each }) => [code, name, outcome(each.outcome), finding ?? '—'])
  const title = heading('2. Document checklist')
  return [title, rows.length > 0 ? linesTable(columns, rows) : nothing('No document was required.')]
}

/** Capital beside the minimum it must reach, and the ratios of the latest statements. */
export function capitalPart({ capital, ratios }: MemorandumPayload): ReactNode[] {
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
  return [heading('3. Capital and ratios'), facts, ...ratioTable(ratios)]
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
export function officersPart({ officers, training_finding }: MemorandumPayload): ReactNode[] {
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
  return [heading('4. Officers and training'), table, training_finding ? paragraph(training_finding) : null]
}

/** Policies with their cover and period. */
export function insurancePart({ insurance }: MemorandumPayload): ReactNode[] {
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
  return [heading('5. Insurance'), rows.length > 0 ? linesTable(columns, rows) : nothing('No policy was filed.')]
}

/** Of a change: before and after, answer by answer. */
export function changesPart({ changes }: MemorandumPayload): ReactNode[] {
  if (changes.length === 0) return []
  const rows = changes.map(({ label, before, after }) => [label, before || '–', after || '–'])
  return [
    heading('Requested changes'),
    linesTable(
      [{ header: 'Answer', width: 140 }, { header: 'In the register', width: 170 }, { header: 'Requested' }],
      rows,
    ),
  ]
}

/** Whether the reports which were due have been filed. */
export function reportsPart({ reports }: MemorandumPayload): ReactNode[] {
  const columns = [{ header: 'Report' }, { header: 'Period', width: 140 }, { header: 'State', width: 140 }]
  const rows = reports.map(({ report, period, state }) => [report, period, state])
  return [
    heading('6. Compliance with reports'),
    rows.length > 0 ? linesTable(columns, rows) : nothing('No report was due.'),
  ]
}

/** Penalties with their basis, and what they come to. */
export function penaltiesPart({ penalties }: MemorandumPayload): ReactNode[] {
  const columns = [
    { header: 'Violation' },
    { header: 'Legal basis', width: 170 },
    { header: 'Amount', width: 96, figures: true },
  ]
  const rows: Cell[][] = penalties.map(({ violation, legal_basis, amount }) => [
    violation,
    legal_basis ?? '—',
    peso(amount),
  ])
  if (rows.length === 0) return [heading('7. Penalties'), nothing('None.')]
  const total = sumOfMoney(penalties.map(({ amount }) => amount))
  return [heading('7. Penalties'), linesTable(columns, [...rows, ['Total', '', peso(total)]])]
}
