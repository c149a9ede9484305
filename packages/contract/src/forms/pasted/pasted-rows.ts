import { z } from 'zod'
import type { AddressPlace, Place } from '../../reference.ts'
import { shapeOf } from '../field-kinds.ts'
import type { FieldTable } from '../form-definition.ts'
import { answerOfCell } from './pasted-cell.ts'
import { layoutOf, pastedColumns, type PastedLayout } from './pasted-columns.ts'
import { answersOfPlace, placeMeant, placeSearch, type WrittenPlaces } from './pasted-places.ts'

/** A line of pasted cells as a row of the list, with what is wrong in its cells. */
export interface PastedRow {
  /** Where it stands in what was pasted, the header counted, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly answers: Readonly<Record<string, unknown>>
  /** By the name of the column; '' for the line as a whole. */
  readonly faults: ReadonlyMap<string, string>
}

export interface PastedRows extends PastedLayout {
  readonly rows: readonly PastedRow[]
}

/** What the portal knows that cells name: countries, and the places found by each search of `placeSearch`. */
export interface KnownNames {
  readonly countries: readonly Place[]
  readonly places: ReadonlyMap<string, readonly AddressPlace[]>
}

/** The rows of a list that pasted cells give, read and checked by the list's own declaration; empty lines are left out. */
export function readPastedRows(
  grid: readonly (readonly string[])[],
  columns: FieldTable,
  known: KnownNames,
): PastedRows {
  const filled = grid
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const layout = layoutOf(
    filled.map(({ cells }) => cells),
    columns,
    known.countries,
  )
  const complete = z.object(shapeOf(columns, 'complete'))
  const rows = filled
    .slice(layout.has_header ? 1 : 0)
    .map((written) => rowOf(written, { layout, columns, complete, known }))
  return { ...layout, rows }
}

/** The searches that find the places of all lines. */
export function placesToFind(grid: readonly (readonly string[])[], columns: FieldTable): string[] {
  if (!('barangay_name' in columns)) return []
  const nothing: KnownNames = { countries: [], places: new Map() }
  const searches = readPastedRows(grid, columns, nothing).rows.map(({ answers }) =>
    placeSearch(answers as WrittenPlaces),
  )
  return [...new Set(searches)].filter((search) => search !== '')
}

interface Reading {
  readonly layout: PastedLayout
  readonly columns: FieldTable
  readonly complete: z.ZodObject
  readonly known: KnownNames
}

function rowOf({ cells, line }: Pick<PastedRow, 'cells' | 'line'>, reading: Reading): PastedRow {
  const { layout, columns, complete, known } = reading
  const cellOf = (name: string) => cells[layout.order.findIndex((column) => column?.name === name)] ?? ''
  const written = pastedColumns(columns).map(({ name, field }) => [
    name,
    answerOfCell(field, cellOf(name), known.countries),
  ])
  const { places, fault } = placed(Object.fromEntries(written) as WrittenPlaces, columns, known)
  const given = { ...Object.fromEntries(written), ...places }
  const { data, error } = complete.safeParse(given)
  const faults = new Map<string, string>()
  if (fault) faults.set('barangay_name', fault)
  for (const { path, message } of error?.issues ?? []) {
    const column = columnOf(String(path[0]), columns)
    const isTold = faults.has(column) || (isPlace(column, columns) && (fault !== undefined || !isNeeded(column, given)))
    if (!isTold) faults.set(column, message)
  }
  if (cells.slice(layout.order.length).some((cell) => cell.trim() !== ''))
    faults.set('', `This row goes beyond the last column, ${pastedColumns(columns).at(-1)?.field.label}.`)
  return { line, cells, answers: data ?? given, faults }
}

/** A place is written by its name, and known by its code. */
const columnOf = (name: string, columns: FieldTable) =>
  columns[name]?.kind === 'place-code' ? name.replace(/_code$/, '_name') : name
const isPlace = (column: string, columns: FieldTable) => columns[column]?.kind === 'place-name'

/** Barangay and city say the province and the region. */
const isNeeded = (column: string, given: Readonly<Record<string, unknown>>) =>
  ['barangay_name', 'city_name'].includes(column) && given[column] === ''

function placed(written: WrittenPlaces, columns: FieldTable, { places }: KnownNames) {
  if (!('barangay_name' in columns)) return {}
  const search = placeSearch(written)
  if (search === '') return {}
  const found = places.get(search)
  if (!found) return { fault: 'The address could not be looked up.' }
  const place = placeMeant(written, found)
  return typeof place === 'string' ? { fault: place } : { places: answersOfPlace(place) }
}
