import type { Pickup } from '@lading/contract/documents/pickup'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { pickupOffice, whatToBring } from '@lading/domain/documents/pickup-office'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { Office } from '#platform/office'
import { replacesPrinted } from '#modules/workflow/transactions/replaces-printed'
import { inputsFrom } from '#modules/workflow/transactions/step-inputs'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

interface Waiting extends Pick<Office, 'calendar' | 'settings'> {
  readonly transaction: TransactionRow
}

/** Where, when and with what its printed document is picked up, from a day on; null unless one waits. */
export async function pickupOf(db: Db, waiting: Waiting, from: PlainDate): Promise<Pickup | null> {
  const { transaction, settings } = waiting
  const { agency, status } = transaction
  if (status !== Status.forPickup) return null
  const { pin, ...office } = pickupOffice(settings.values, agency)
  const [latitude = null, longitude = null] = pin ?? []
  return {
    ...office,
    latitude,
    longitude,
    slot: await pickupSlotOf(db, transaction.id),
    bring: whatToBring(settings.values, agency, await replacesPrinted(db, transaction)),
    closed_days: closedDays(waiting.calendar, from, transaction.client_deadline_on),
  }
}

/** Weekdays on which the office is closed, from a day on up to the last day for the pickup. */
export function closedDays(calendar: Calendar, from: PlainDate, until: string | null): Pickup['closed_days'] {
  return calendar.closedWeekdays
    .filter((day) => day >= from && day <= (until ?? ''))
    .map((on) => ({ on, name: calendar.closedFor(on)?.name ?? '' }))
}

/** When it can be picked up, as it was arranged on marking it ready. */
export async function pickupSlotOf(db: Db, id: number): Promise<string> {
  const step = await db
    .selectFrom('transaction_steps')
    .select('inputs')
    .where('transaction_id', '=', id)
    .where('to_status', '=', Status.forPickup)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { pickup_slot } = step ? inputsFrom(step.inputs) : {}
  return typeof pickup_slot === 'string' ? pickup_slot : ''
}
