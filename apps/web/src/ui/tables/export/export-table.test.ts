import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { csvOf } from './export-table.ts'
import type { Column } from '../columns/table-column.ts'

type Row = readonly [string, string]

const columns: Column<Row>[] = [
  { header: 'Name', cell: ([name]) => name },
  { header: '=Amount', cell: () => null, text: ([, amount]) => amount },
]

/** A file as a spreadsheet reads it (RFC 4180). */
function cellsIn(file: string): string[][] {
  const cells = [...file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)]
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    ensure(lines.at(-1)).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

const fileOf = async (rows: readonly Row[]) =>
  new Uint8Array(await (await csvOf(columns, rows, plainDate('2026-11-22'))).arrayBuffer())
const MARK = [0xef, 0xbb, 0xbf]

test('the file begins with the mark of UTF-8, then the heads, then what the table shows', async () => {
  const bytes = await fileOf([['Peña, "Sons"', '₱5,030.00']])
  expect(Array.from(bytes.subarray(0, 3))).toEqual(MARK)
  expect(new TextDecoder().decode(bytes)).toBe(`Name,'=Amount\r\n"Peña, ""Sons""","₱5,030.00"\r\n`)
})

test('a negative amount stays readable; a formula is shown, not worked out', async () => {
  const text = new TextDecoder().decode(await fileOf([['=HYPERLINK("x")', '-₱1,250.00']]))
  expect(cellsIn(text)[1]).toEqual([`'=HYPERLINK("x")`, '-₱1,250.00'])
})

const starts = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '"', ',')
const wild = fc
  .tuple(starts, fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', '\r\n', '=', 'ñ', '₱', ' ') }))
  .map((parts) => parts.join(''))

test('whatever a table shows is read back from the file, and no cell of it is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(wild, wild), { minLength: 1, maxLength: 8 }), async (rows) => {
      const [, ...lines] = cellsIn(new TextDecoder().decode(await fileOf(rows)))
      expect(lines).toHaveLength(rows.length)
      for (const [at, line] of lines.entries()) {
        for (const [place, cell] of line.entries()) {
          expect([ensure(rows[at])[place], `'${ensure(rows[at])[place]}`]).toContain(cell)
          expect(/^[=+@\t\r]/.test(cell) || /^-(?!₱?\d[\d,]*(\.\d+)?$)/.test(cell)).toBe(false)
        }
      }
    }),
  )
})
