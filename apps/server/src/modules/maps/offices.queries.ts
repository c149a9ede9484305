import { inForceStatuses } from '@lading/domain/transactions/status-groups'
import type { Branch, BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Office, PlaceOnMap } from '@lading/contract/maps'
import { addressLine } from '@lading/domain/business/address-line'
import { coordinatesOf } from '@lading/domain/business/coordinates'
import { manilaDay } from '@lading/domain/dates/manila'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { containing } from '#platform/paging'

const MOST = 1000

/** Of an office the profile of its business, of a branch its own facts. */
const placeIn = textIn<BusinessProfile | Branch>('facts')

interface Asked {
  readonly search?: string
  /** Only those whose address lies in the place of this code. */
  readonly within?: { readonly level: PlaceOnMap['level']; readonly code: string }
  readonly limit?: number
}

/** Offices and branches of businesses accredited today, as in the public directory, and of the caller's own. */
export async function officesSeen(
  db: Db,
  actor: Pick<Caller, 'memberships'>,
  now: Date,
  { search = '', within, limit = MOST }: Asked = {},
): Promise<Office[]> {
  const today = manilaDay(now)
  const own = actor.memberships.map(({ business_id }) => business_id)
  const { rows } = await sql<Row>`
    with seen as (
      select b.id, b.name, b.profile from businesses b
      where b.deleted_at is null and (b.id = any(${own}::int[]) or exists (
        select 1 from accreditations a where a.business_id = b.id and a.first_day <= ${today}
          and a.expiry_date >= ${today}
          and a.status in (${sql.join([...inForceStatuses])})))
    ), places as (
      select 'office' as kind, 'office-' || id as key, id as business_id, name as business_name, '' as name,
        profile as facts from seen
      union all
      select 'branch', 'branch-' || br.id, s.id, s.name, br.name, br.facts
      from seen s join business_branches br on br.business_id = s.id where br.closed_on is null
    )
    select * from places
    where fold(concat_ws(' ', business_name, name, ${placeIn('city_name')})) like fold(${containing(search)})
      and ${within ? sql<boolean>`${placeIn(`${within.level}_code`)} = ${within.code}` : sql`true`}
    order by fold(business_name), kind desc, key limit ${limit}`.execute(db)
  return rows.map(({ facts, ...row }) => ({ ...row, ...placeOf(facts) }))
}

interface Row extends Pick<Office, 'kind' | 'key' | 'business_id' | 'business_name' | 'name'> {
  readonly facts: unknown
}

const text = z.string().catch('')
const Facts = z.object({
  street: text,
  barangay_name: text,
  city_name: text,
  province_name: text,
  latitude: text,
  longitude: text,
} satisfies Partial<Record<keyof BusinessProfile, z.ZodType>>)

/** The address in a line, and where it was pinned: both degrees or none. */
function placeOf(facts: unknown): Pick<Office, 'address' | 'latitude' | 'longitude'> {
  const { latitude, longitude, ...place } = Facts.parse(facts)
  const [north, east] = coordinatesOf(latitude, longitude) ?? [null, null]
  return { address: addressLine(place), latitude: north, longitude: east }
}
