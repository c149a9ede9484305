import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { inPages } from '#platform/in-pages'
import { asJson, asJsonList } from './as-json.ts'

const AT_ONCE = 500 // answers and notices are long

/** What the portal keeps about a person as JSON, by the name of the file it goes to; no secret is among it. */
export function recordsOf(db: Db, actor: Caller): Readonly<Record<string, AsyncIterable<string>>> {
  const { user_id } = actor
  return {
    account: asJson(() => accountOf(db, user_id)),
    sessions: asJson(() =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'last_seen_at', 'ended_at', 'ip', 'user_agent'])
        .where('user_id', '=', user_id)
        .orderBy('created_at')
        .execute(),
    ),
    sign_in_methods: asJson(() =>
      db
        .selectFrom('identities')
        .select(['provider', 'email', 'created_at', 'last_used_at'])
        .where('user_id', '=', user_id)
        .orderBy('created_at')
        .execute(),
    ),
    businesses: asJson(() =>
      db
        .selectFrom('businesses')
        .select(['id', 'profile', 'created_at', 'updated_at'])
        .where('id', 'in', ownBusinesses(actor))
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute(),
    ),
    transactions: asJsonList(ownTransactions(db, actor)),
    notifications: asJsonList(
      inPages(
        (after, limit) =>
          db
            .selectFrom('notifications')
            .select(['id', 'created_at', 'read_at', 'subject', 'message'])
            .where('user_id', '=', user_id)
            .where('id', '>', after)
            .orderBy('id')
            .limit(limit)
            .execute(),
        AT_ONCE,
      ),
    ),
    views_of_lists: asJson(() =>
      db
        .selectFrom('table_views')
        .select(['list', 'name', 'state', 'is_default'])
        .where('user_id', '=', user_id)
        .orderBy('id')
        .execute(),
    ),
    activity: asJsonList(
      inPages(
        (after, limit) =>
          db
            .selectFrom('audit_entries')
            .select(['id', 'at', 'action', 'object', 'object_id', 'facts', 'ip'])
            .where('actor_id', '=', user_id)
            .where('id', '>', after)
            .orderBy('id')
            .limit(limit)
            .execute(),
        AT_ONCE,
      ),
    ),
  }
}

/** The transactions of the businesses a person acts for, as far as the business may see them. */
export const ownTransactions = (db: Db, actor: Caller) =>
  inPages(
    (after, limit) =>
      db
        .selectFrom('transactions')
        .select(['id', 'reference', 'type', 'agency', 'business_id', 'status', 'form', 'filed_at', 'decided_at'])
        .where('business_id', 'in', ownBusinesses(actor))
        .where('type', 'not in', typesOf('case'))
        .where('status', '<>', Status.deleted)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    AT_ONCE,
  )

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
