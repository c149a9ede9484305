import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import type { PickupPlace } from '@lading/contract/documents/pickup'
import { pickupOffice, whatToBring } from '@lading/domain/documents/pickup-office'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { Office } from '#platform/office'
import { closedDays, pickupSlotOf } from '#modules/filing/reading/pickup'
import { replacesPrinted } from '#modules/workflow/transactions/replaces-printed'

/** A list says on which days of these the office is closed; the page of the transaction says all. */
const DAYS_AHEAD = 14

type Row = Pick<ApplicationRow, 'transaction_id' | 'type' | 'status' | 'agency' | 'business_id' | 'client_deadline_on'>

/** Where and when a printed document waits for its client, and what is brought; null unless one does. */
export async function pickupPlace(
  db: Db,
  { calendar, settings }: Pick<Office, 'calendar' | 'settings'>,
  row: Row,
  from: PlainDate,
): Promise<PickupPlace | null> {
  if (row.status !== Status.forPickup) return null
  const { pin: _, ...place } = pickupOffice(settings.values, row.agency)
  const soon = addDays(from, DAYS_AHEAD)
  const closed_days = closedDays(calendar, from, row.client_deadline_on).filter(({ on }) => on <= soon)
  const replaces = await replacesPrinted(db, { ...row, id: row.transaction_id })
  const slot = await pickupSlotOf(db, row.transaction_id)
  return { ...place, slot, bring: whatToBring(settings.values, row.agency, replaces), closed_days }
}
