import type { SignedInUser } from '@lading/contract/accounts/accounts'
import { hasApp, hasPasskey, hasSecondFactor } from './has-second-factor.ts'
import { membershipsOf } from './who-is.ts'
import type { Db, Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { whenGiven } from '#platform/when-given'
import type { Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

/** The live account of an address, whatever its status. */
export function accountOf(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'audience', 'email', 'password_hash', 'status', 'email_verified_at', 'first_name', 'last_name'])
    .select((eb) => [
      hasSecondFactor(eb.ref('users.id')).as('has_second_factor'),
      hasApp(eb.ref('users.id')).as('has_app'),
      hasPasskey(eb.ref('users.id')).as('has_passkey'),
    ])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
export type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

/** The person as the web keeps them: names, roles with permissions in order, businesses. */
export async function signedInUser(db: Db, user_id: number): Promise<SignedInUser> {
  const user = await personOf(db, user_id)
  if (!user) throw notFound('User')
  const roles = await rolesOf(db, user_id)
  const { agency, position_title, unit, email_verified_at, last_login, audience, ...person } = user
  return {
    ...person,
    role_id: roles[0]?.id ?? 0,
    roles,
    permissions: await directPermissionsOf(db, user_id),
    admin_profile:
      audience === 'staff'
        ? { agency: agency as Agency | null, position_title: position_title ?? '', unit: unit ?? '' }
        : null,
    memberships: (await membershipsOf(db, user_id)).map((one) => ({ ...one, rights: [...one.rights] })),
    email_verified_at: email_verified_at?.toISOString() ?? null,
    last_login: last_login?.toISOString() ?? null,
  }
}

function personOf(db: Db, user_id: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('user_profiles as own', 'own.user_id', 'u.id')
    .select([
      'own.photo_id',
      'u.id',
      'u.audience',
      'u.email',
      'u.first_name',
      'u.middle_name',
      'u.last_name',
      'u.suffix',
      'u.mobile',
    ])
    .select((eb) => hasSecondFactor(eb.ref('u.id')).as('has_second_factor'))
    .select(['u.change_passwd', 'u.email_verified_at', 'u.last_login', 'p.agency', 'p.position_title', 'p.unit'])
    .where('u.id', '=', user_id)
    .executeTakeFirst()
}

/** Lowest position first, each with its permissions. */
async function rolesOf(db: Db, user_id: number): Promise<SignedInUser['roles']> {
  const rows = await db
    .selectFrom('user_roles as ur')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .leftJoin('role_permissions as rp', 'rp.role_id', 'r.id')
    .leftJoin('permissions as p', 'p.id', 'rp.permission_id')
    .select(['r.id', 'r.name', 'p.name as permission'])
    .where('ur.user_id', '=', user_id)
    .orderBy('r.position')
    .orderBy('p.name')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, granted]) => ({
    id,
    name: ensure(granted[0], 'a granted role').name,
    permissions: granted.flatMap(({ permission }) => (permission === null ? [] : [{ name: permission }])),
  }))
}

function directPermissionsOf(db: Db, user_id: number) {
  return db
    .selectFrom('user_permissions as up')
    .innerJoin('permissions as p', 'p.id', 'up.permission_id')
    .select('p.name')
    .where('up.user_id', '=', user_id)
    .execute()
}

/** Ends the sessions of a person, all or all but one; they hold no longer on the very next request. */
export async function endSessions(tx: Tx, user_id: number, now: Date, but: string | null = null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .$call(whenGiven(but, (query, but) => query.where('id', '!=', but)))
    .execute()
}
