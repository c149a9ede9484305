import { renewalDays, type RenewalLimits } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { succeedingStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { providesOfLife, type LifeFactProvider } from './life-handlers.ts'
import { openRenewal } from './renewal-pending.ts'

export const renewalLimits = (settings: SettingsReader): RenewalLimits => ({
  window_months: settings.number('renewal.window_months'),
  late_days: settings.number('renewal.late_days'),
})

/** What the row itself says. */
const ofRow = providesOfLife(
  ['standing.accreditation_status', 'standing.expiry_on', 'standing.is_migrated', 'standing.late_renewal_until'],
  async (_db, { accreditation: { expiry_date, status, is_migrated }, settings }) => ({
    'standing.accreditation_status': status,
    'standing.expiry_on': expiry_date,
    'standing.is_migrated': is_migrated,
    'standing.late_renewal_until': expiry_date && renewalDays(plainDate(expiry_date), renewalLimits(settings)).ends_on,
  }),
)
const ofSuccessor = providesOfLife(['standing.successor_accredited'], async (db, { accreditation }) => ({
  'standing.successor_accredited': (await successorOf(db, accreditation)) !== null,
}))
const ofRenewal = providesOfLife(['standing.renewal_pending'], async (db, { accreditation: { id } }) => ({
  'standing.renewal_pending': (await openRenewal(db, id)) !== undefined,
}))
const ofSurrender = providesOfLife(['standing.surrender_asked'], async (db, { accreditation }) => ({
  'standing.surrender_asked': (await surrendersAsked(db, accreditation)).length > 0,
}))

/** What accreditations say of themselves to the guards of flow H. */
export const lifeFacts: readonly LifeFactProvider[] = [ofRow, ofSuccessor, ofRenewal, ofSurrender]

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
