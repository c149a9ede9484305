import { unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import { HeldAccreditation } from '@lading/contract/businesses'
import { type BusinessProfile, BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { whenGiven } from '#platform/when-given'

export interface BusinessRow {
  readonly id: number
  readonly version: number
  readonly is_migrated: boolean
  readonly updated_at: Date
  readonly profile: BusinessProfile
}

const columns = ['id', 'version', 'is_migrated', 'updated_at', 'profile'] as const
const parsed = <Row extends { profile: unknown }>(row: Row) => ({
  ...row,
  profile: BusinessProfileDraft.parse(row.profile),
})

export async function businessRow(db: Db, id: number): Promise<BusinessRow | undefined> {
  const row = await existing(db).select(columns).where('id', '=', id).executeTakeFirst()
  return row && parsed(row)
}

export async function lockBusiness(tx: Tx, id: number): Promise<BusinessRow | undefined> {
  const row = await existing(tx).select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && parsed(row)
}

/** Several at once, by name. */
export async function businessRows(db: Db, ids: readonly number[]): Promise<BusinessRow[]> {
  if (ids.length === 0) return []
  const rows = await existing(db).select(columns).where('id', 'in', ids).orderBy('folded_name').orderBy('id').execute()
  return rows.map(parsed)
}

/** The accreditations of businesses, newest first, each with its business. */
export async function accreditationsOf(db: Db, business_ids: readonly number[]) {
  if (business_ids.length === 0) return []
  const rows = await db
    .selectFrom('accreditations')
    .select(['id', 'business_id', 'agency', 'status', 'number', 'domestic', 'international', 'nvocc'])
    .select(['first_day', 'expiry_date'])
    .where('business_id', 'in', business_ids)
    .where('status', 'not in', [...unsubmittedStatuses])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ business_id, ...row }) => ({ business_id, ...HeldAccreditation.parse(row) }))
}

/** Whether a business other than `except` is registered under the TIN; the head office may be written 000 or 00000. */
export async function isTinTaken(db: Db, tin: string, except: number | undefined): Promise<boolean> {
  const found = await withTin(db, tin)
    .select('id')
    .$call(whenGiven(except, (query, except) => query.where('id', '!=', except)))
    .executeTakeFirst()
  return found !== undefined
}

/** The business that is registered under a TIN. */
export const businessByTin = (db: Db, tin: string) => withTin(db, tin).select(['id', 'name', 'form']).executeTakeFirst()

const withTin = (db: Db, tin: string) =>
  existing(db)
    .where(sql<string>`left(tin, 9)`, '=', tin.slice(0, 9))
    .where(sql<string>`lpad(substr(tin, 10), 5, '0')`, '=', tin.slice(9).padStart(5, '0'))

function existing(db: Db) {
  return db.selectFrom('businesses').where('deleted_at', 'is', null)
}
