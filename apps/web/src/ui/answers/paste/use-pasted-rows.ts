import type { FieldTable } from '@lading/contract/forms/form-definition'
import { placesToFind, readPastedRows, type PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { foundPlaces, useCountries } from '#lib/places.ts'
import { cellsOf } from './tsv.ts'

/** The rows that pasted text gives; undefined while places and countries they name are looked up. */
export function usePastedRows(text: string, columns: FieldTable): PastedRows | undefined {
  const { data: countries, isError } = useCountries()
  const cells = useMemo(() => cellsOf(text), [text])
  const searches = useMemo(() => placesToFind(cells, columns), [cells, columns])
  const found = useQueries({ queries: searches.map(foundPlaces) })
  if ((!countries && !isError) || found.some(({ isLoading }) => isLoading)) return undefined
  const places = new Map(
    searches.flatMap((search, index) => {
      const data = found[index]?.data
      return data ? [[search, data] as const] : []
    }),
  )
  return readPastedRows(cells, columns, { countries: countries ?? [], places })
}
