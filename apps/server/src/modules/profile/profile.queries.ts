import type { OwnAct, Profile } from '@lading/contract/profile'
import { mailKinds } from '@lading/domain/people/mail-kind'
import { sql } from 'kysely'
import type { PageRequest } from '@lading/contract/paged-table'
import type { Db } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'
import { notFound } from '#platform/problem'

/** A person without a row of their own has no photo and gets every mail. */
export async function profileOf(db: Db, user_id: number): Promise<Profile> {
  const { mail_off, ...person } = await db
    .selectFrom('users as u')
    .leftJoin('user_profiles as p', 'p.user_id', 'u.id')
    .select(['u.version', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'u.mobile'])
    .select(['p.photo_id', 'p.mail_off'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { ...person, mail_off: mailKinds.filter((kind) => mail_off?.includes(kind)) }
}

/** Where the photo of this person lies. Throws 404 for any other file. */
export async function photoOf(db: Db, id: string, user_id: number) {
  const file = await db
    .selectFrom('user_profiles as p')
    .innerJoin('files as f', 'f.id', 'p.photo_id')
    .select(['f.storage_key', 'f.sha256', 'f.media_type'])
    .where('p.user_id', '=', user_id)
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!file) throw notFound('Photo')
  return file
}

/** One page of what a person did, from the audit. */
export async function activityOf(db: Db, request: PageRequest<'at'>, user_id: number) {
  const { data, total } = await pageOf(actsOf(db, user_id, request.search), request, { at: 'e.at' }, 'e.id')
  return { data: data.map((act): OwnAct => ({ ...act, at: act.at.toISOString() })), total }
}

function actsOf(db: Db, user_id: number, search: string) {
  const about = sql<string>`coalesce(t.reference, e.facts ->> 'name', '')`
  return db
    .selectFrom('audit_entries as e')
    .leftJoin('transactions as t', (join) =>
      join.on('t.id', '=', sql<number>`substring(e.chain from '^transaction-([0-9]+)$')::int`),
    )
    .select(['e.id', 'e.at', 'e.action', 'e.ip', about.as('about')])
    .where('e.actor_id', '=', user_id)
    .$if(search !== '', (acts) => acts.where(isFoundIn(search, about, sql`replace(e.action, '-', ' ')`)))
}
