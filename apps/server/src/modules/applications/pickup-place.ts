import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import type { PickupPlace } from '@lading/contract/documents/pickup'
import { pickupOffice } from '@lading/domain/documents/pickup-office'
import type { Settings } from '@lading/domain/settings/setting'
import { Status } from '@lading/domain/transactions/status'

/** Where and when a printed document waits for its client; null unless one does. */
export function pickupPlace(settings: Settings, row: Pick<ApplicationRow, 'status' | 'agency'>): PickupPlace | null {
  if (row.status !== Status.forPickup) return null
  const { office, hours } = pickupOffice(settings, row.agency)
  return { office, hours }
}
