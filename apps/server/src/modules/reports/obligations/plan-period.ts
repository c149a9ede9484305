import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import {
  fallsOn,
  firstAsked,
  isPeriodic,
  monthsOf,
  type PeriodicType,
  periodOpensOn,
} from '@lading/domain/reports/due-day'
import { periodAfter, periodName, type ReportPeriod } from '@lading/domain/reports/report-period'
import { Status } from '@lading/domain/transactions/status'
import { certifiedStatuses, deniedStatuses, terminatedStatuses } from '@lading/domain/transactions/status-groups'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Db, Tx } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import type { ObligationRow } from './obligation-of.ts'

type Values = Pick<SettingsReader, 'values'>
type Whose = Pick<ObligationRow, 'business_id' | 'agency' | 'accreditation_id'>

/** The first period of the accreditations that live now; a renewal goes on with the periods of what it renews. */
export const planFirstPeriod =
  (type: PeriodicType) =>
  async (tx: Tx, accreditation: AccreditationRow, settings: Values): Promise<void> => {
    const { id: accreditation_id, business_id, agency, first_day, created_at } = accreditation
    if (await isPlanned(tx, accreditation, type)) return
    const begins = first_day === null ? manilaDay(created_at) : plainDate(first_day)
    const period = firstAsked(settings.values, agency, type, begins)
    await planPeriod(tx, { business_id, agency, accreditation_id }, type, period, settings)
  }

/**
 * What was complied with does not count, nor what belongs to an accreditation that was ended: the one that lives now begins
 * anew, also after the renewals of an earlier one. While that earlier one lives, its next period is planned.
 */
async function isPlanned(tx: Tx, { business_id, agency }: AccreditationRow, type: PeriodicType): Promise<boolean> {
  const planned = tx
    .selectFrom('obligations as o')
    .innerJoin('accreditations as a', 'a.id', 'o.accreditation_id')
    .select('o.id')
    .where('o.business_id', '=', business_id)
    .where('o.agency', '=', agency)
    .where('o.type', '=', type)
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .where('a.status', 'not in', [...terminatedStatuses])
  return (await planned.executeTakeFirst()) !== undefined
}

/** The period after that of an obligation, planned once; of insurance nothing, for it follows a policy. */
export async function planNextPeriod(tx: Tx, obligation: ObligationRow, settings: Values): Promise<void> {
  const { type, agency, first_day, last_day } = obligation
  if (!isPeriodic(type as TransactionType) || first_day === null || last_day === null) return
  const periodic = type as PeriodicType
  const period = { first_day: plainDate(first_day), last_day: plainDate(last_day) }
  const months = monthsOf(settings.values, agency, periodic)
  await planPeriod(tx, obligation, periodic, periodAfter(period, months), settings)
}

async function planPeriod(
  tx: Tx,
  whose: Whose,
  type: PeriodicType,
  period: ReportPeriod,
  { values }: Values,
): Promise<void> {
  const { business_id, agency, accreditation_id } = whose
  await tx
    .insertInto('obligations')
    .values({
      business_id,
      agency,
      accreditation_id,
      type,
      period: periodName(period),
      ...period,
      opens_on: periodOpensOn(period),
      falls_on: fallsOn(values, agency, type, period),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Whether an accreditation of the business was in force on a day of the period: only then is the period reported. One whose
 * certificate is being corrected keeps its number, and was in force all the same.
 */
export async function wasInForce(
  db: Db,
  { business_id, agency, first_day, last_day }: ObligationRow,
): Promise<boolean> {
  if (first_day === null || last_day === null) return true
  const row = await db
    .selectFrom('accreditations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', 'not in', [Status.terminated, ...deniedStatuses])
    .where((eb) => eb.or([eb('status', 'in', [...certifiedStatuses]), eb('number', 'is not', null)]))
    .where((eb) => eb.or([eb('first_day', 'is', null), eb('first_day', '<=', last_day)]))
    .where((eb) => eb.or([eb('expiry_date', 'is', null), eb('expiry_date', '>=', first_day)]))
    .executeTakeFirst()
  return row !== undefined
}
