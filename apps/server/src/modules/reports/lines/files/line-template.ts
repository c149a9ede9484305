import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import type { Place } from '@lading/contract/reference'
import { escapeSpreadsheetFormula } from '@lading/domain/text/escape-spreadsheet-formula'
import { stringify } from 'csv-stringify/sync'
import writeWorkbook from 'write-excel-file/node'
import type { TemplateRows } from './line-file-order.ts'
import { NUMBER_HEAD } from './numbered-grid.ts'

const BOM = '﻿' // spreadsheets take the file for UTF-8

/** A file with the columns of a section in its first row, and rows to be filled in or corrected below. */
export async function lineTemplate(
  { columns }: LineSection,
  { format, rows, numbers, countries }: TemplateRows & { format: 'csv' | 'xlsx'; countries: readonly Place[] },
): Promise<Uint8Array> {
  const labels = [...(numbers ? [NUMBER_HEAD] : []), ...Object.values(columns).map(({ label }) => label)]
  const cells = rows.map((row, place) => [
    ...(numbers ? [String(numbers[place])] : []),
    ...Object.entries(columns).map(([name, field]) => textOf(field, row[name], countries)),
  ])
  // A cell of text in a workbook is never worked out.
  if (format === 'csv')
    return Buffer.from(BOM + stringify([labels, ...cells.map((row) => row.map(escapeSpreadsheetFormula))]))
  const header = labels.map((value) => ({ value, fontWeight: 'bold' as const }))
  const data = [header, ...cells.map((row) => row.map((value) => (value === '' ? null : { value })))]
  const widths = labels.map((label) => ({ width: Math.max(12, label.length + 2) }))
  return writeWorkbook(data, { columns: widths, stickyRowsCount: 1 }).toBuffer()
}

function textOf(field: Field, value: unknown, countries: readonly Place[]): string {
  const text = answerText(field, value)
  return field.kind === 'country' ? (countries.find(({ code }) => code === text)?.name ?? text) : text
}
