import { peso, sumOfMoney } from '@lading/domain/payments/money'
import { linesTable, type Cell } from '#platform/pdf/blocks/lines-table'
import { nothing } from '#platform/pdf/blocks/prose'
import { part, type Part } from './memorandum-part.ts'
import type { MemorandumPayload } from './memorandum.payload.ts'

/** Whether the reports which were due have been filed; left out where the business holds no accreditation. */
export function reportsPart({ reports }: MemorandumPayload): Part | null {
  if (reports === null) return null
  const columns = [{ header: 'Report' }, { header: 'About', width: 150 }, { header: 'State', width: 170 }]
  const rows = reports.map(({ report, period, state }) => [report, period, state])
  return part(
    'Compliance with reports',
    rows.length > 0 ? linesTable(columns, rows) : nothing('No report was due in this term.'),
  )
}

/** Penalties with their basis and what became of them; left out where the business holds no accreditation. */
export function penaltiesPart({ penalties }: MemorandumPayload): Part | null {
  if (penalties === null) return null
  if (penalties.length === 0) return part('Penalties', nothing('None was assessed or is due in this term.'))
  const columns = [
    { header: 'Violation' },
    { header: 'Legal basis', width: 120 },
    { header: 'State', width: 92 },
    { header: 'Amount', width: 84, figures: true },
  ]
  const rows: Cell[][] = penalties.map(({ violation, why, legal_basis, state, amount }) => [
    { text: violation, note: why },
    legal_basis ?? '—',
    state,
    peso(amount),
  ])
  const total = sumOfMoney(penalties.map(({ amount }) => amount))
  return part('Penalties', linesTable(columns, [...rows, ['Total', '', '', peso(total)]]))
}
