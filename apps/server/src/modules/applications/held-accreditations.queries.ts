import type { HeldAccreditation } from '@lading/contract/applications/application-lists'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { endsSoon } from '@lading/domain/accreditation/renewal/renewal'
import { daysBetween, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { heldStatuses, inForceStatuses, isAmong } from '@lading/domain/transactions/status-groups'
import { renewalLimits } from '#modules/accreditations/life/life-facts'
import { certificateSlug } from '#modules/documents/issued/certificate-slug'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'

/** What a business holds or held, the newest first, as its dashboard shows it. */
export async function heldAccreditations(db: Db, business_id: number, today: PlainDate): Promise<HeldAccreditation[]> {
  const limits = renewalLimits(await settingsOf(db))
  const rows = await db
    .selectFrom('accreditations as a')
    .select(['a.id as accreditation_id', 'a.agency', 'a.number', 'a.status', 'a.first_day', 'a.expiry_date'])
    .select(['a.domestic', 'a.international', 'a.nvocc'])
    .select(certificateSlug('a.id').as('certificate_slug'))
    .where('a.business_id', '=', business_id)
    .where('a.status', 'in', [...heldStatuses, Status.revoked])
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(({ domestic, international, nvocc, ...row }) => ({
    ...row,
    ...Scopes.parse({ domestic, international, nvocc }),
    days_left: row.expiry_date ? daysBetween(today, plainDate(row.expiry_date)) : null,
    ends_soon:
      isAmong(inForceStatuses, row.status) &&
      row.expiry_date !== null &&
      endsSoon(plainDate(row.expiry_date), today, limits),
  }))
}
