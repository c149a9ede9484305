import { ownActivity, type OwnAct, type Profile } from '@lading/contract/profile'
import { mailKinds } from '@lading/domain/people/mail-kind'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { actsTotal } from '#modules/audit/audit-totals'
import { actInWords, auditedActs } from '#modules/audit/audited-acts'
import type { NamedFacts } from '#modules/audit/record'

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

/** The reference of a transaction, the name of a file or a business, or nothing. */
const about = sql<string>`coalesce(t.reference, ${textIn<NamedFacts>('a.facts')('name')}, '')`

/** What the caller did, from the audit. */
export const ownActs = tableOf({
  list: ownActivity,
  rows: ({ db, actor }) => auditedActs(db).select(about.as('about')).where('a.actor_id', '=', actor.user_id),
  total: ({ db, actor }) => actsTotal(db, actor.user_id),
})({
  unique: 'a.id',
  order: { at: 'a.id' }, // written in the order of time, and found so by the index of a person
  search: [about, actInWords],
  filters: {},
  columns: (rows) =>
    rows.map(({ id, at, action, ip, about }): OwnAct => ({ id, at: at.toISOString(), action, ip, about })),
})
