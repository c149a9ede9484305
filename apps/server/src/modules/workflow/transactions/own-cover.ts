import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Policy } from '@lading/contract/forms/reports/insurance-coverage'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/database'
import { profileWith } from './register-of.ts'

export type CoverRow = Selectable<Tables['insurance_covers']>

interface AtAgency {
  readonly business_id: number
  readonly agency: Agency
}

/** The cover that the register holds of a business with an agency: the last one recorded. */
export function currentCover(db: Db, { business_id, agency }: AtAgency): Promise<CoverRow | undefined> {
  return db
    .selectFrom('insurance_covers')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The same facts under the names of the form. */
export const answersOfCover = (cover: CoverRow): Policy => ({
  insurance_insurer: cover.insurer,
  insurance_policy_number: cover.policy_number,
  insurance_cover: cover.cover_amount,
  insurance_starts_on: cover.starts_on,
  insurance_ends_on: cover.ends_on,
  insurance_scope: cover.scope,
  insurance_territory: cover.territory,
})

/**
 * The register as one agency reads it: a profile has room for one policy, and a business accredited on both sides has one
 * with each agency. Where no cover of this agency is recorded yet, the policy of the profile stays.
 */
export async function withOwnCover(db: Db, at: AtAgency, profile: BusinessProfile): Promise<BusinessProfile> {
  const cover = await currentCover(db, at)
  return cover ? profileWith(profile, answersOfCover(cover)) : profile
}
