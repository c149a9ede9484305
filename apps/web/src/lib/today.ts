import { endOfManilaDay, manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsRead } from './office.ts'

/** How long what was read at an instant holds, in milliseconds: as the settings do, but never over midnight. */
const holds = (read_at: number) =>
  Math.min(settingsRead.staleTime, endOfManilaDay(manilaDay(new Date(read_at))).getTime() + 1 - read_at)

/** Today at the agencies, by the clock of the portal. */
export const portalDay = queryOptions({
  ...settingsRead,
  staleTime: ({ state }) => holds(state.dataUpdatedAt),
  select: ({ today }) => plainDate(today),
})

/**
 * Today at the agencies, whatever the clock of this device says: every day is compared with this one. The guard of the
 * screens reads it before a screen opens; where the portal does not say it, the device must do.
 */
export function useToday(): PlainDate {
  const [ofDevice] = useState(() => manilaDay(new Date()))
  return useQuery(portalDay).data ?? ofDevice
}

/** Reads the day anew from time to time, and when somebody comes back to the window: a page may be open over midnight. */
export function useDayKept(): void {
  useQuery({ ...portalDay, refetchInterval: () => holds(Date.now()), refetchOnWindowFocus: true })
}
