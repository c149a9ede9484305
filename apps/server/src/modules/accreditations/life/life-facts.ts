import { renewalDays, type RenewalLimits } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { invoiceStatuses, isOpenInvoice } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { succeedingStatuses } from '@lading/domain/transactions/status-groups'
import type { FactPath, Reading } from '@lading/domain/workflow/decision-facts'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { baseOf, type LifeContext } from './life-context.ts'
import { openRenewal } from './renewal-pending.ts'

export const renewalLimits = (settings: SettingsReader): RenewalLimits => ({
  window_months: settings.number('renewal.window_months'),
  late_days: settings.number('renewal.late_days'),
})

/** The facts of flow H that are supplied; what no area supplies yet stays unknown, and its act closed. */
export const suppliedOfLife = [
  'standing.accreditation_status',
  'standing.expiry_on',
  'standing.late_renewal_until',
  'standing.is_migrated',
  'standing.successor_accredited',
  'standing.renewal_pending',
  'standing.surrender_asked',
  'payment.invoices_unpaid',
] as const satisfies FactPath[]

/** What the guards of flow H ask, as it stands now. */
export async function lifeFacts(
  db: Db,
  { accreditation, settings }: LifeContext,
): Promise<Reading<(typeof suppliedOfLife)[number]>> {
  const { id, expiry_date, status, is_migrated } = accreditation
  const late = expiry_date && renewalDays(plainDate(expiry_date), renewalLimits(settings)).ends_on
  return {
    ...baseOf(accreditation),
    standing: {
      accreditation_status: status,
      expiry_on: expiry_date,
      late_renewal_until: late,
      is_migrated,
      successor_accredited: (await successorOf(db, accreditation)) !== null,
      renewal_pending: (await openRenewal(db, id)) !== undefined,
      surrender_asked: (await surrendersAsked(db, accreditation)).length > 0,
    },
    payment: { invoices_unpaid: await unpaidInvoices(db, accreditation) },
  }
}

/** The accreditation that renewed this one, once it was handed over. */
export async function successorOf(
  db: Db,
  { id, successor_id }: Pick<AccreditationRow, 'id' | 'successor_id'>,
): Promise<number | null> {
  if (successor_id !== null) return successor_id
  const row = await db
    .selectFrom('accreditations')
    .select('id')
    .where('previous_accreditation_id', '=', id)
    .where('status', 'in', [...succeedingStatuses])
    .executeTakeFirst()
  return row?.id ?? null
}

type Holder = Pick<AccreditationRow, 'business_id' | 'agency'>

/**
 * Of which a surrender is asked, of any row of the chain in force: two stand between an early renewal and the end of the
 * old term. One that ended is not given up.
 */
export const surrendersAsked = (db: Db, { business_id, agency }: Holder) =>
  db
    .selectFrom('accreditations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', '=', Status.accredited)
    .where('surrender_asked_at', 'is not', null)
    .orderBy('id')
    .execute()

/** How many invoices of the business to this agency wait for money. */
export async function unpaidInvoices(db: Db, { business_id, agency }: Holder): Promise<number> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', 'in', invoiceStatuses.filter(isOpenInvoice))
    .execute()
  return rows.length
}
