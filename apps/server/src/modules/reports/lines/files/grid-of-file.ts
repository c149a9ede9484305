import { MOST_COLUMNS, MOST_LINES } from '@lading/contract/forms/lines/line-section'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { RefusedFile, unpackedWorkbook } from './unpacked-workbook.ts'

/** Empty lines, a header and titles above it may stand beside the lines. */
const MOST_ROWS = MOST_LINES + 100

/**
 * The cells of a CSV or XLSX file as texts, row by row; of a workbook the first sheet, and of a formula the value that was
 * saved with it. Nothing is worked out. Throws a `RefusedFile`.
 */
export async function gridOfFile(bytes: Uint8Array): Promise<string[][]> {
  const grid = isZip(bytes) ? await gridOfWorkbook(bytes) : gridOfText(textOf(bytes))
  const filled = grid.findLastIndex((row) => row.some((cell) => cell.trim() !== ''))
  const rows = grid.slice(0, filled + 1)
  if (rows.length === 0) throw new RefusedFile('The file has no lines.')
  if (rows.length > MOST_ROWS) throw new RefusedFile(`A report has at most ${MOST_LINES} lines. This file has more.`)
  const widest = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  if (widest > MOST_COLUMNS)
    throw new RefusedFile(`A file has at most ${MOST_COLUMNS} columns. This one has ${widest}.`)
  return rows.map((row) => row.map(withoutMark))
}

/** The text of a cell without the apostrophe that keeps a spreadsheet from computing it; the template put it there. */
const withoutMark = (cell: string) => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldOffice = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

async function gridOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const workbook = unpacked(bytes)
  const rows = await readSheet(Buffer.from(workbook)).catch(() => {
    throw new RefusedFile(DAMAGED)
  })
  return rows.map((row) => row.map(cellText))
}

const DAMAGED = 'This workbook is damaged. Open it, save it as XLSX or CSV, and send it again.'

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return unpackedWorkbook(bytes)
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile(DAMAGED)
  }
}

/** A cell as a person reads it; a number without what binary arithmetic left at its end. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** UTF-8, UTF-16 as spreadsheets save Unicode text, else the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  if (isOldOffice(bytes))
    throw new RefusedFile('This is an older or protected workbook. Save it as XLSX or CSV, without a password.')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new RefusedFile('This is not a CSV or XLSX file.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function gridOfText(text: string): string[][] {
  const delimiter = delimiterOf(text)
  try {
    const to = MOST_ROWS + 1
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: delimiter === '\t', to })
  } catch {
    throw new RefusedFile('A quotation mark in this file does not end. Check its quotation marks.')
  }
}

/** What stands between cells: whichever the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const first = (/^.*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = ['\t', ';', ','].map((one) => [one, first.split(one).length] as const)
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
