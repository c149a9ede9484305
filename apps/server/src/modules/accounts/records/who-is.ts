import type { Membership } from '@lading/domain/people/acting/actor'
import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { owesSecondFactor } from '@lading/domain/people/signing-in/second-factor'
import { sql } from 'kysely'
import type { WhoIs } from '#platform/calls/admit'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { hashOf } from '#platform/random'
import type { Agency } from '@lading/domain/transactions/agency'

/**
 * The caller behind a token, read anew on every request: a logout, a disabled account or a changed role holds on the
 * very next call. Undefined for a token that is unknown, over or ended.
 */
export function whoIs({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): WhoIs {
  return async (token, request) => {
    const now = clock.now()
    const token_hash = hashOf(token)
    const session = await sessionOf(db, token_hash, now)
    if (!session) return undefined
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY) await seen(db, session.id, now)
    const { roles, direct, memberships } = session
    return {
      user_id: session.user_id,
      audience: session.audience,
      agency: session.agency,
      role_ids: roles.map((role) => role.role_id),
      permissions: new Set([...roles.flatMap((role) => role.permissions), ...direct]),
      first_role_permissions: new Set(roles[0]?.permissions),
      memberships,
      session_id: session.id,
      token_hash,
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

/** Specification, section 6: customers need a verified e-mail, and a password that was given must be changed. */
function heldBack(session: Session, is_required: boolean): string | undefined {
  const { audience, email_verified_at, change_passwd, has_second_factor: has_one } = session
  if (audience === 'customer' && !email_verified_at) return 'Confirm your e-mail address first.'
  if (change_passwd === 1) return 'Change your password first.'
  const owes = owesSecondFactor({ is_staff: audience === 'staff', is_required, has_one })
  return owes ? 'Set up your second factor first.' : undefined
}

interface Session {
  readonly id: string
  readonly user_id: number
  readonly last_seen_at: Date
  readonly audience: 'customer' | 'staff'
  readonly email_verified_at: Date | null
  readonly change_passwd: number
  readonly agency: Agency | null
  readonly has_second_factor: boolean
  /** Lowest position first. */
  readonly roles: readonly { role_id: number; permissions: string[] }[]
  /** The names of the permissions selected to the person alone. */
  readonly direct: readonly string[]
  readonly memberships: readonly Membership[]
}

/** The session and all that its person may do, by the function of migration 0020: every call of the portal begins with it. */
async function sessionOf(db: Db, token_hash: string, now: Date): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    select id, user_id, last_seen_at, audience, email_verified_at, change_passwd, agency, has_second_factor, roles, direct,
      memberships
    from caller_of(${token_hash}, ${now})`.execute(db)
  return rows[0]
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
