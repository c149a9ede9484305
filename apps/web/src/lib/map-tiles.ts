import { mapTiles } from '@lading/contract/maps'
import { useQuery } from '@tanstack/react-query'
import { portalOf } from './portal.ts'

/** The tile service under every map, asked once a visit: null where there is none, undefined until that is known. */
export function useTiles(isWanted: boolean) {
  const { data, isError } = useQuery({
    queryKey: [mapTiles.path],
    queryFn: async ({ client, signal }) => (await portalOf(client).transport.call(mapTiles, { signal })).tiles,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return isError ? null : data
}
