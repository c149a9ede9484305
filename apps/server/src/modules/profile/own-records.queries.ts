import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'

/** What the portal keeps about a person, by the name of the file it goes to; no secret is among it. */
export async function recordsOf(db: Db, actor: Caller) {
  const { user_id } = actor
  return {
    account: await accountOf(db, user_id),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'ended_at', 'ip', 'user_agent'])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
    sign_in_methods: await db
      .selectFrom('identities')
      .select(['provider', 'email', 'created_at', 'last_used_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
    businesses: await db
      .selectFrom('businesses')
      .select(['id', 'profile', 'created_at', 'updated_at'])
      .where('id', 'in', ownBusinesses(actor))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    transactions: await ownTransactions(db, actor),
    notifications: await db
      .selectFrom('notifications')
      .select(['created_at', 'read_at', 'subject', 'message'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    views_of_lists: await db
      .selectFrom('table_views')
      .select(['list', 'name', 'state', 'is_default'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    activity: await db
      .selectFrom('audit_entries')
      .select(['at', 'action', 'object', 'object_id', 'facts', 'ip'])
      .where('actor_id', '=', user_id)
      .orderBy('id')
      .execute(),
  }
}

/** The transactions of the businesses a person acts for, as far as the business may see them. */
export function ownTransactions(db: Db, actor: Caller) {
  return db
    .selectFrom('transactions')
    .select(['id', 'reference', 'type', 'agency', 'business_id', 'status', 'form', 'filed_at', 'decided_at'])
    .where('business_id', 'in', ownBusinesses(actor))
    .where('type', 'not in', typesOf('case'))
    .where('status', '<>', Status.deleted)
    .orderBy('id')
    .execute()
}

async function accountOf(db: Db, user_id: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('user_profiles as own', 'own.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'u.mobile'])
    .select(['u.created_at', 'u.email_verified_at', 'u.last_login'])
    .select(['p.agency', 'p.position_title', 'p.unit', 'own.mail_off'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
}
