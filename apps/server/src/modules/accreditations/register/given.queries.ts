import { isRenewal } from '@lading/domain/transactions/family'
import type { BegunRenewal } from '@lading/domain/accreditation/renewal/begun-renewal'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Agency } from '@lading/domain/transactions/agency'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import { givenStatuses, isAmong, succeedingStatuses, unendedStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'

/** An accreditation that was given to a business, with what renews it. */
export interface GivenAccreditation {
  readonly accreditation_id: number
  readonly business_id: number
  readonly business_name: string
  readonly agency: Agency
  readonly number: string
  readonly status: Status
  readonly scopes: ScopeFlags
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
  /** The number of the accreditation that renewed it, once that was handed over: until then this one is asked. */
  readonly renewed_by: string | null
  /** Its renewal that is open: the accreditation it makes, and whether it is a draft, or waits for what is missing. */
  readonly renewal: BegunRenewal | null
}

/** What these businesses were given, the latest first, by the index of the business. */
export async function givenTo(db: Db, business_ids: readonly number[]): Promise<GivenAccreditation[]> {
  if (business_ids.length === 0) return []
  const rows = await rowsOf(db, business_ids)
  return rows.flatMap((row) => {
    const { id, business_id, agency, number, status, first_day, expiry_date, domestic, international, nvocc } = row
    if (!givenStatuses.includes(status) || number === null || first_day === null || expiry_date === null) return []
    const later = rows.filter(({ previous_accreditation_id }) => previous_accreditation_id === id)
    const open = later.find(({ type, filing_status }) => type !== null && isRenewal(type) && isUnderWay(filing_status))
    return {
      accreditation_id: id,
      business_id,
      business_name: row.business_name,
      agency,
      number,
      status,
      scopes: { domestic, international, nvocc },
      first_day: plainDate(first_day),
      expiry_date: plainDate(expiry_date),
      renewed_by: later.find((one) => succeedingStatuses.includes(one.status))?.number ?? null,
      renewal: open ? begunRenewal(open) : null,
    }
  })
}

const begunRenewal = ({ id, filing_status }: { id: number; filing_status: Status | null }): BegunRenewal => ({
  accreditation_id: id,
  is_draft: filing_status === Status.draft,
  is_incomplete: filing_status === Status.forRequirementCompletion,
})

const isUnderWay = (status: Status | null) => isAmong(unendedStatuses, status)

const rowsOf = (db: Db, business_ids: readonly number[]) =>
  db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .leftJoin('transactions as t', 't.id', 'a.transaction_id')
    .select(['a.id', 'a.business_id', 'a.agency', 'a.number', 'a.status', 'a.first_day', 'a.expiry_date'])
    .select(['a.domestic', 'a.international', 'a.nvocc', 'a.previous_accreditation_id'])
    .select(['b.name as business_name', 't.type', 't.status as filing_status'])
    .where('a.business_id', 'in', [...business_ids])
    .where('b.deleted_at', 'is', null)
    .orderBy('a.id', 'desc')
    .execute()
