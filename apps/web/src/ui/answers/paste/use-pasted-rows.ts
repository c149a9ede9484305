import { MAX_ROWS, type FieldTable } from '@lading/contract/forms/form-definition'
import { placesToFind, readPastedRows, type PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { foundPlaces, useCountries } from '#lib/places.ts'
import { cellsOf } from './tsv.ts'

/** Milliseconds without a keystroke after which what is typed is read, and the places it names are looked up. */
const SETTLED = 250

/**
 * The rows that pasted text gives; undefined while it is typed and while places and countries are looked up. Of lines
 * that no list has room for, no place is.
 */
export function usePastedRows(text: string, columns: FieldTable): PastedRows | undefined {
  const { data: countries, isError } = useCountries()
  const [settled] = useDebouncedValue(text, SETTLED)
  const cells = useMemo(() => cellsOf(settled), [settled])
  const searches = useMemo(() => placesToFind(cells.slice(0, MAX_ROWS + 1), columns), [cells, columns])
  const found = useQueries({ queries: searches.map(foundPlaces) })
  if (settled !== text || (!countries && !isError) || found.some(({ isLoading }) => isLoading)) return undefined
  const places = new Map(
    searches.flatMap((search, index) => {
      const data = found[index]?.data
      return data ? [[search, data] as const] : []
    }),
  )
  return readPastedRows(cells, columns, { countries: countries ?? [], places })
}
