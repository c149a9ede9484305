import { EXPORT_SIZE } from '@lading/contract/tables/paged-table'
import { noteExport } from '@lading/contract/tables/tables'
import { escapeSpreadsheetFormula } from '@lading/domain/text/escape-spreadsheet-formula'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { countText } from '#lib/format.ts'
import { saveAs } from '#lib/save-as.ts'
import type { Transport } from '#lib/transport.ts'
import { textIn, type Column } from '../columns/table-column.ts'
import type { TableEndpoint } from '../table-endpoint.ts'

/** So many entries a file holds at most; it is told before anything is read. */
const MOST_ENTRIES = 10_000

export interface Export<Row> {
  readonly endpoint: TableEndpoint<Row>
  readonly list: string
  readonly label: string
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => number | string
  /** What the list is asked, but for the page. */
  readonly body: Readonly<Record<string, unknown>>
}

interface Running {
  readonly call: Transport['call']
  readonly signal: AbortSignal
  /** At the agencies. */
  readonly today: PlainDate
  readonly onProgress: (read: number, total: number) => void
}

/** Saves every entry a list shows as a CSV file; whatever goes wrong, there is no half file. Returns how many there are. */
export async function exportTable<Row>(order: Export<Row>, running: Running): Promise<number> {
  const rows = await everyRow(order, running)
  if (rows.length === 0) throw new Error('There is no entry to export.')
  const file = await csvOf(order.columns, rows, running.today)
  // Written down before the file is handed over: no note, no file.
  await running.call(noteExport, { body: { ...noteOf(order), entries: rows.length }, signal: running.signal })
  saveAs(file, `${order.label} ${running.today}.csv`)
  return rows.length
}

async function everyRow<Row>(
  { endpoint, body, rowKey }: Export<Row>,
  { call, signal, onProgress }: Running,
): Promise<Row[]> {
  const rows = new Map<number | string, Row>()
  for (let page = 1; ; page += 1) {
    const { data, total } = await call(endpoint, { body: { ...body, page, per_page: EXPORT_SIZE }, signal })
    if (total > MOST_ENTRIES) throw new Error(tooMany(total))
    for (const row of data) rows.set(rowKey(row), row)
    onProgress(rows.size, total)
    if (page * EXPORT_SIZE < total) continue
    // Others work on the list meanwhile: an entry may have moved to a page that was read already.
    if (rows.size < total) throw new Error('The list changed during the export. Nothing was saved. Try again.')
    return [...rows.values()]
  }
}

const tooMany = (total: number) =>
  `The list has ${countText(total)} entries, and a file holds ${countText(MOST_ENTRIES)} at most. Use a filter or the search.`

function noteOf<Row>({ list, columns, body }: Export<Row>) {
  const { page: _, per_page: _size, order_by: _order, sort_by: _way, search, ...narrowed } = body
  const filters = Object.entries(narrowed).map(([name, value]) => [name, String(value)] as const)
  return {
    list,
    columns: columns.map(({ header }) => header),
    search: String(search ?? ''),
    filters: Object.fromEntries(filters),
  }
}

/** The file: UTF-8 with the mark that spreadsheets look for, a line of heads, and every cell as the table shows it. */
export async function csvOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  today: PlainDate,
): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((one) => textIn(one, row, today))),
  ]
  const text = stringify(
    lines.map((line) => line.map(escapeSpreadsheetFormula)),
    // A lone return would begin a line in some readers: quoted, it begins none.
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
