import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import type { PickupPlace } from '@lading/contract/documents/pickup'
import { pickupOffice } from '@lading/domain/documents/pickup-office'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import type { Office } from '#platform/office'
import { closedDays } from '#modules/filing/reading/pickup'

/** Where and when a printed document waits for its client; null unless one does. */
export function pickupPlace(
  { calendar, settings }: Office,
  row: Pick<ApplicationRow, 'status' | 'agency' | 'client_deadline_on'>,
  from: PlainDate,
): PickupPlace | null {
  if (row.status !== Status.forPickup) return null
  const { pin: _, ...place } = pickupOffice(settings.values, row.agency)
  return { ...place, closed_days: closedDays(calendar, from, row.client_deadline_on) }
}
