import type { Agency } from '@lading/domain/transactions/agency'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/database'

export type CoverRow = Selectable<Tables['insurance_covers']>

interface Whose {
  readonly business_id: number
  readonly agency: Agency
}

/** The cover that the register holds of a business with an agency: the last one recorded. */
export function currentCover(db: Db, { business_id, agency }: Whose): Promise<CoverRow | undefined> {
  return db
    .selectFrom('insurance_covers')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The cover that a new policy follows; undefined where none was known. */
export async function coverBefore(db: Db, cover_id: number | null): Promise<CoverRow | undefined> {
  if (cover_id === null) return undefined
  return db.selectFrom('insurance_covers').selectAll().where('id', '=', cover_id).executeTakeFirst()
}

/** The same facts under the names of the form. */
export const answersOfCover = (cover: CoverRow) => ({
  insurance_insurer: cover.insurer,
  insurance_policy_number: cover.policy_number,
  insurance_cover: cover.cover_amount,
  insurance_starts_on: cover.starts_on,
  insurance_ends_on: cover.ends_on,
  insurance_scope: cover.scope,
  insurance_territory: cover.territory,
})
