import { renewalNoticeDue } from '@lading/domain/accreditation/renewal/renewal'
import { manilaDay } from '@lading/domain/dates/manila'
import { dayOrNull, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { marksOf, type Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { notifyOwners } from './announce.ts'
import { lockAccreditation } from './life-context.ts'
import { renewalLimits, successorOf } from './life-facts.ts'
import { openRenewal } from './renewal-pending.ts'

const Days = z.array(z.int().nonnegative())

/** How many days before expiry the businesses of an agency are told. */
export const noticeDays = (settings: SettingsReader, agency: Agency): readonly number[] =>
  settings.json(`${marksOf(agency).key}.renewal_notice_days`, Days)

type Noticed = Pick<AccreditationRow, 'agency' | 'status' | 'expiry_date' | 'renewal_told_on'>

/** The day of the notice that is due today; null where none is. */
export function noticeDue(row: Noticed, settings: SettingsReader, today: PlainDate): PlainDate | null {
  const { agency, status, expiry_date, renewal_told_on } = row
  if (status !== Status.accredited || expiry_date === null) return null
  const told_on = dayOrNull(renewal_told_on)
  const limits = renewalLimits(settings)
  return renewalNoticeDue(plainDate(expiry_date), noticeDays(settings, agency), { today, told_on, limits })
}

/** Tells the owners that renewal is open, where a notice is due and no renewal is filed and complete. */
export async function tellOfRenewal(tx: Tx, accreditation_id: number, now: Date): Promise<void> {
  const context = await lockAccreditation(tx, accreditation_id)
  const today = manilaDay(now)
  if (noticeDue(context.accreditation, context.settings, today) === null) return
  const { accreditation } = context
  const renewal = await openRenewal(tx, accreditation_id)
  // Days late count to the day on which it is complete: until then its business is warned as before.
  const isUnderWay = renewal ? !renewal.is_incomplete : (await successorOf(tx, accreditation)) !== null
  const again = accreditation.renewal_told_on !== null
  if (!isUnderWay) await notifyOwners(tx, 'renewal-open', context, now, { again, ...(renewal && { renewal }) })
  await tx.updateTable('accreditations').set({ renewal_told_on: today }).where('id', '=', accreditation_id).execute()
}
