import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import type { PickupPlace } from '@lading/contract/documents/pickup'
import { pickupOffice } from '@lading/domain/documents/pickup-office'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import type { Office } from '#platform/office'
import { closedDays } from '#modules/filing/reading/pickup'

/** A list says on which days of these the office is closed; the page of the transaction says all. */
const DAYS_AHEAD = 14

/** Where and when a printed document waits for its client; null unless one does. */
export function pickupPlace(
  { calendar, settings }: Office,
  row: Pick<ApplicationRow, 'status' | 'agency' | 'client_deadline_on'>,
  from: PlainDate,
): PickupPlace | null {
  if (row.status !== Status.forPickup) return null
  const { pin: _, ...place } = pickupOffice(settings.values, row.agency)
  const soon = addDays(from, DAYS_AHEAD)
  const closed_days = closedDays(calendar, from, row.client_deadline_on).filter(({ on }) => on <= soon)
  return { ...place, closed_days }
}
