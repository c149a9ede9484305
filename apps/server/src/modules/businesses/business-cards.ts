import { type BusinessCard } from '@lading/contract/businesses'
import { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { accreditationsOf, businessRows } from './businesses.queries.ts'

/** The businesses a person belongs to, by name, each with its accreditations. */
export async function businessCards(db: Db, { memberships }: Caller): Promise<BusinessCard[]> {
  const rows = await businessRows(
    db,
    memberships.map(({ business_id }) => business_id),
  )
  const accreditations = await accreditationsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, profile }) => {
    const { is_owner, rights } = ensure(
      memberships.find(({ business_id }) => business_id === id),
      `membership of business ${id}`,
    )
    const { business_name, trade_name, form, tin, city_name, province_name } = profile
    return {
      id,
      business_name,
      trade_name,
      form,
      tin,
      city_name,
      province_name,
      is_complete: BusinessProfile.safeParse(profile).success,
      mine: { is_owner, rights: [...rights] },
      accreditations: accreditations.filter(({ business_id }) => business_id === id),
    }
  })
}
