import type { HeldAccreditation } from '@lading/contract/applications/application-lists'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { standingWithHolder } from '@lading/domain/accreditation/certificate/standing'
import { endsSoon, mayRenew, renewalDays } from '@lading/domain/accreditation/renewal/renewal'
import { dayOrNull, daysBetween, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import {
  heldStatuses,
  inForceStatuses,
  isAmong,
  renewableStatuses,
  unendedStatuses,
} from '@lading/domain/transactions/status-groups'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
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
    .select(['a.domestic', 'a.international', 'a.nvocc', 'a.previous_accreditation_id'])
    .select(certificateSlug('a.id').as('certificate_slug'))
    .where('a.business_id', '=', business_id)
    .where('a.status', 'in', [...heldStatuses, Status.revoked])
    .orderBy('a.id', 'desc')
    .execute()
  const renewals = new Map(rows.map(({ previous_accreditation_id, number }) => [previous_accreditation_id, number]))
  const begun = await renewedNow(db, business_id)
  return rows.map((row) => {
    const { accreditation_id, agency, number, status, certificate_slug } = row
    const [first_day, expiry_date] = [dayOrNull(row.first_day), dayOrNull(row.expiry_date)]
    const renewed_by = renewals.get(accreditation_id) ?? null
    const isRenewable = canBegin(TransactionType.renewal, agency) && renewableStatuses.includes(status) && !renewed_by
    return {
      accreditation_id,
      agency,
      number,
      status,
      first_day,
      expiry_date,
      renewed_by,
      renewal:
        isRenewable && expiry_date !== null && mayRenew(expiry_date, today, limits)
          ? { has_begun: begun.has(accreditation_id), ends_on: renewalDays(expiry_date, limits).ends_on }
          : null,
      certificate_slug,
      ...Scopes.parse(row),
      days_left: expiry_date && daysBetween(today, expiry_date),
      ends_soon: isAmong(inForceStatuses, status) && expiry_date !== null && endsSoon(expiry_date, today, limits),
      standing: standingWithHolder({ status, first_day, expiry_date, renewed_by }, today),
    }
  })
}

/** Of a business, the accreditations of which a renewal is open. */
async function renewedNow(db: Db, business_id: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('accreditations as a')
    .innerJoin('transactions as t', 't.id', 'a.transaction_id')
    .select('a.previous_accreditation_id as renewed')
    .where('a.business_id', '=', business_id)
    .where('t.type', '=', TransactionType.renewal)
    .where('t.status', 'in', [...unendedStatuses])
    .execute()
  return new Set(rows.flatMap(({ renewed }) => (renewed === null ? [] : [renewed])))
}
