import type { Permission } from '@lading/domain/people/acting/permission'
import { deskMark } from '@lading/domain/workflow/who'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Agency } from '@lading/domain/transactions/agency'

/** The active staff of an agency (or of both) who hold a permission, through a role or themselves; in order of id. */
export async function peopleWith(db: Db, permission: Permission, agency: Agency): Promise<number[]> {
  const rows = await activeStaff(db, agency)
    .where((eb) => eb('u.id', 'in', holdersOf(db, permission)))
    .orderBy('u.id')
    .execute()
  return rows.map((row) => row.id)
}

/** A person, where they are still active staff of an agency (or of both); nobody where there is none. */
export async function whereOfAgency(db: Db, user_id: number | null, agency: Agency): Promise<number[]> {
  if (user_id === null) return []
  const rows = await activeStaff(db, agency).where('u.id', '=', user_id).execute()
  return rows.map((row) => row.id)
}

function activeStaff(db: Db, agency: Agency) {
  return db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select('u.id')
    .where('u.audience', '=', sql.lit('staff')) // the words of the index on the staff
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('p.agency', '=', agency), eb('p.agency', 'is', null)]))
}

interface AssignedTransaction {
  readonly processor_id: number | null
  readonly agency: Agency
}

/**
 * Who has a transaction. Where nobody has it, or who had it no longer evaluates or hears for the agency, the queue managers:
 * only they can give it to somebody.
 */
export async function processorOrManagers(db: Db, { processor_id, agency }: AssignedTransaction): Promise<number[]> {
  const user =
    processor_id !== null &&
    (await activeStaff(db, agency)
      .where('u.id', '=', processor_id)
      .where((eb) => eb.or([deskMark.EVA, deskMark.LEG].map((mark) => eb('u.id', 'in', holdersOf(db, mark)))))
      .executeTakeFirst())
  return user ? [user.id] : peopleWith(db, deskMark.QM, agency)
}

interface ClientTransaction {
  readonly business_id: number
  readonly author_id: number | null
}

/** The people of a business who are notified of a transaction: its active owners, and who wrote it while they act for it. */
export async function clientOf(db: Db, { business_id, author_id }: ClientTransaction): Promise<number[]> {
  const rows = await db
    .selectFrom('business_users as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select('u.id')
    .where('b.business_id', '=', business_id)
    .where((eb) => eb.or([eb('b.is_owner', '=', true), eb('b.user_id', '=', author_id)]))
    .where('b.deactivated_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .orderBy('u.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The active owners of a business, in order of id. */
export const ownersOf = (db: Db, business_id: number): Promise<number[]> =>
  clientOf(db, { business_id, author_id: null })

function holdersOf(db: Db, permission: Permission) {
  return db
    .selectFrom('user_roles as ur')
    .innerJoin('role_permissions as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permissions as named', 'named.id', 'rp.permission_id')
    .select('ur.user_id')
    .where('named.name', '=', permission)
    .union(
      db
        .selectFrom('user_permissions as up')
        .innerJoin('permissions as direct', 'direct.id', 'up.permission_id')
        .select('up.user_id')
        .where('direct.name', '=', permission),
    )
}
