import { MAX_ROWS, type FieldTable } from '@lading/contract/forms/form-definition'
import {
  placesToFind,
  readPastedRows,
  type KnownNames,
  type PastedRows,
} from '@lading/contract/forms/pasted/pasted-rows'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { placesOfSearches, useCountries } from '#lib/places.ts'
import { cellsOf } from './tsv.ts'

/** Milliseconds without a keystroke after which what is typed is read, and the places it names are looked up. */
const SETTLED = 250

/** Searches of places that could not be made, and the way to make them. */
export interface UnfoundSearches {
  readonly count: number
  readonly isTrying: boolean
  readonly onTry: () => void
}

/**
 * The rows that pasted text gives; undefined while it is typed and while places and countries are looked up. Of lines
 * that no list has room for, no place is.
 */
export function usePastedRows(
  text: string,
  columns: FieldTable,
): { readonly pasted: PastedRows | undefined; readonly unfound: UnfoundSearches } {
  const { data: countries, isError } = useCountries()
  const [settled] = useDebouncedValue(text, SETTLED)
  const cells = useMemo(() => cellsOf(settled), [settled])
  const searches = useMemo(() => placesToFind(cells.slice(0, MAX_ROWS + 1), columns), [cells, columns])
  const { data: places = nowhere, isLoading, isFetching, refetch } = useQuery(placesOfSearches(searches))
  const unfound = {
    count: isLoading ? 0 : searches.filter((search) => !places.has(search)).length,
    isTrying: isFetching,
    onTry: () => void refetch(),
  }
  if (settled !== text || (!countries && !isError) || isLoading) return { pasted: undefined, unfound }
  return { pasted: readPastedRows(cells, columns, { countries: countries ?? [], places }), unfound }
}

const nowhere: KnownNames['places'] = new Map()
