import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from './menu.ts'
import { countsQuery } from './slots.ts'

/** How much waits, by what the items of the menu count. */
export type Counts = Readonly<Record<string, number>>

export function useCounts(areShown: boolean): Counts {
  return useQuery({ ...countsQuery(), enabled: areShown }).data?.counts ?? {}
}

export function countOf({ count }: MenuItem, counts: Counts): number {
  return (count && counts[count]) || 0
}
