import type { Branch, BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Office } from '@lading/contract/maps'
import { addressLine } from '@lading/domain/business/address-line'
import { manilaDay } from '@lading/domain/dates/manila'
import { inForceStatuses } from '@lading/domain/transactions/status-groups'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { MOST_COUNTED, type Counted } from '#platform/paging'
import { sqlOf } from '#platform/sql-of'

/** Who looks at offices, and when. */
export interface Viewer {
  readonly actor: Pick<Caller, 'memberships'>
  readonly now: Date
}

interface OfficeFilter {
  /** Which rows `o` of the offices, in words for which there is an index; without it, the first by name. */
  readonly which?: RawBuilder<SqlBool>
  /** Rows of others' offices, where those that are met first will not do. */
  readonly others?: RawBuilder<unknown>
  readonly most?: number
}

const byName = sql`o.name, o.business_id, o.branch_id nulls first`

/**
 * Offices and branches of the caller's own businesses, then those of businesses accredited today, as in the public
 * directory: each by name. Of these a thousand are met at most, and counted no further. What is shown of each is looked up one
 * by one: joined with a thousand, all businesses and branches would be read.
 */
export async function officesSeen(
  db: Db,
  viewer: Viewer,
  { which, others, most = MOST_COUNTED }: OfficeFilter = {},
): Promise<{ data: Office[] } & Counted> {
  const order = which ? sql`` : sql`order by ${byName}`
  const first = sql`${officesOfOthers(viewer, which ?? any)} ${order} limit ${MOST_COUNTED + 1}`
  const { rows } = await sql<Row>`
    with met as materialized (
      select true as is_own, o.* from offices o where o.business_id = any(${ownOf(viewer)}) and ${which ?? any}
      union all
      (select false, o.* from (${others ?? first}) o)
    ), shown as (select * from met o order by is_own desc, ${byName} limit ${most})
    select case when o.branch_id is null then 'office' else 'branch' end as kind,
      coalesce('branch-' || o.branch_id, 'office-' || o.business_id) as key,
      o.business_id, b.name as business_name, coalesce(br.name, '') as name, coalesce(br.facts, b.profile) as facts,
      o.latitude, o.longitude, (select count(*)::int from met) as found
    from shown o
    cross join lateral (select name, profile from businesses where id = o.business_id offset 0) b
    left join lateral (select name, facts from business_branches where id = o.branch_id offset 0) br on true
    order by o.is_own desc, ${byName}`.execute(db)
  const found = rows[0]?.found ?? 0
  return {
    data: rows.map(officeOf),
    total: Math.min(found, MOST_COUNTED),
    is_more: found > MOST_COUNTED,
  }
}

const any = sql<SqlBool>`true`

/** Offices that are nobody's own here, of businesses accredited today. */
export const officesOfOthers = ({ actor, now }: Viewer, which: RawBuilder<SqlBool>) => sql`
  select o.* from offices o where ${which} and o.business_id <> all(${ownOf({ actor })}) and exists (
    select 1 from accreditations a where a.business_id = o.business_id and a.status in (${sqlOf(...inForceStatuses)})
      and a.first_day <= ${manilaDay(now)} and a.expiry_date >= ${manilaDay(now)})`

const ownOf = ({ actor }: Pick<Viewer, 'actor'>) =>
  sql`${actor.memberships.map(({ business_id }) => business_id)}::int[]`

interface Row extends Omit<Office, 'address'> {
  readonly facts: unknown
  readonly found: number
}

function officeOf(row: Row): Office {
  const { facts, found: _, ...office } = row
  return { ...office, address: addressLine(Facts.parse(facts)) }
}

const text = z.string().catch('')
/** Of an office the profile of its business, of a branch its own facts. */
const Facts = z.object({
  street: text,
  barangay_name: text,
  city_name: text,
  province_name: text,
} satisfies Partial<Record<keyof (BusinessProfile | Branch), z.ZodType>>)
