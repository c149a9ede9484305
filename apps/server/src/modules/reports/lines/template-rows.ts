import { linePlaceOf } from '@lading/domain/filing/line-path'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import type { Db } from '#platform/database'
import { openReturns } from '#modules/filing/reading/filing.queries'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { TemplateRows } from './files/line-file-order.ts'
import { lastLines } from './last-lines.queries.ts'
import { linesIn } from './lines.queries.ts'

interface Wanted {
  readonly with_last: boolean
  readonly with_marked: boolean
}

/** The rows of a template: what the last report was about, the lines that came back as they stand now, or none. */
export async function rowsFor(
  db: Db,
  transaction: TransactionRow,
  section: LineSection,
  { with_last, with_marked }: Wanted,
): Promise<TemplateRows> {
  if (with_marked) return markedRows(db, transaction, section)
  return { rows: with_last ? (await lastLines(db, transaction, section)).lines : [] }
}

async function markedRows(db: Db, { id }: TransactionRow, section: LineSection): Promise<TemplateRows> {
  const places = (await openReturns(db, id)).flatMap(({ kind, code }) =>
    kind === 'line' ? linePlaceOf(code) : undefined,
  )
  const marked = new Set(places.flatMap((place) => (place?.section === section.name ? place.number : [])))
  const lines = (await linesIn(db, id, section)).filter(({ number }) => marked.has(number))
  return { rows: lines.map(({ answers }) => answers), numbers: lines.map(({ number }) => number) }
}
