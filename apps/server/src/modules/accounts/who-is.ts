import type { Membership } from '@lading/domain/people/actor'
import type { BusinessRight } from '@lading/domain/people/actor'
import { owesSecondFactor } from '@lading/domain/people/second-factor'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { WhoIs } from '#platform/admit'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { hashOf } from '#platform/random'
import { hasSecondFactor } from './has-second-factor.ts'

/**
 * The caller behind a token, read anew on every request: a logout, a disabled account or a changed role holds on the
 * very next call. Undefined for a token that is unknown, over or ended.
 */
export function whoIs({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): WhoIs {
  return async (token, request) => {
    const now = clock.now()
    const session = await sessionOf(db, hashOf(token), now)
    if (!session) return undefined
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY) await seen(db, session.id, now)
    const { roles, direct, memberships } = session
    const named = roles.filter((row) => row.name !== null)
    const role_ids = [...new Set(roles.map((row) => row.role_id))]
    return {
      user_id: session.user_id,
      audience: session.audience,
      agency: session.agency,
      role_ids,
      permissions: new Set([...named.map((row) => row.name!), ...direct.map((row) => row.name)]),
      first_role_permissions: new Set(named.filter((row) => row.role_id === role_ids[0]).map((row) => row.name!)),
      memberships: memberships.map((row) => ({ ...row, rights: row.rights as BusinessRight[] })),
      session_id: session.id,
      held_back: heldBack(session, config.staff_second_factor),
      ip: request.ip,
      request_id: request.id,
    }
  }
}

/** Not at every request: a list of sessions needs no seconds, and most requests write nothing. */
const SEEN_EVERY = 5 * 60_000

/** Where it cannot be written the request goes on all the same, and the next one tries again. */
async function seen(db: Db, id: string, last_seen_at: Date): Promise<void> {
  const note = db.updateTable('sessions').set({ last_seen_at }).where('id', '=', id)
  await note.execute().catch(() => undefined)
}

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** Specification, section 6: customers need a verified e-mail, and a password that was given must be changed. */
function heldBack(session: Session, is_required: boolean): string | undefined {
  const { audience, email_verified_at, change_passwd, has_second_factor: has_one } = session
  if (audience === 'customer' && !email_verified_at) return 'Confirm your e-mail address first.'
  if (change_passwd === 1) return 'Change your password first.'
  const owes = owesSecondFactor({ is_staff: audience === 'staff', is_required, has_one })
  return owes ? 'Set up your second factor first.' : undefined
}

/** The session and all that its person may do, in one reading: every call of the portal begins with it. */
function sessionOf(db: Db, token_hash: string, now: Date) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select((eb) => hasSecondFactor(eb.ref('u.id')).as('has_second_factor'))
    .select(['s.id', 's.user_id', 'u.audience', 'u.email_verified_at', 'u.change_passwd', 'p.agency', 's.last_seen_at'])
    .select((eb) => [
      // lowest position first; a role without permissions is one row without a name
      jsonArrayFrom(
        eb
          .selectFrom('user_roles as ur')
          .innerJoin('roles as r', 'r.id', 'ur.role_id')
          .leftJoin('role_permissions as rp', 'rp.role_id', 'r.id')
          .leftJoin('permissions as named', 'named.id', 'rp.permission_id')
          .select(['r.id as role_id', 'named.name'])
          .whereRef('ur.user_id', '=', 'u.id')
          .orderBy('r.position'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('user_permissions as up')
          .innerJoin('permissions as named', 'named.id', 'up.permission_id')
          .select('named.name')
          .whereRef('up.user_id', '=', 'u.id'),
      ).as('direct'),
      jsonArrayFrom(
        eb
          .selectFrom('business_users as member')
          .select(['member.business_id', 'member.is_owner', 'member.rights'])
          .whereRef('member.user_id', '=', 'u.id')
          .where('member.deactivated_at', 'is', null),
      ).as('memberships'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb('s.token_hash', '=', token_hash), eb('s.token_expires_at', '>', now)]),
        eb.and([eb('s.previous_token_hash', '=', token_hash), eb('s.previous_valid_until', '>', now)]),
      ]),
    )
    .where('s.ends_at', '>', now)
    .where('s.ended_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The businesses a person acts for. */
export async function membershipsOf(db: Db, user_id: number): Promise<Membership[]> {
  const rows = await db
    .selectFrom('business_users')
    .select(['business_id', 'is_owner', 'rights'])
    .where('user_id', '=', user_id)
    .where('deactivated_at', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, rights: row.rights as BusinessRight[] }))
}
